import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { ForeignKey } from './foreign-keys.ts'

/**
 * Columns of the table `name` that an archived row has in its `content`. Omits generated columns, which can't be
 * inserted.
 */
export const storedColumns = sql`ARRAY(
  SELECT attname::text FROM pg_attribute
  WHERE attrelid = to_regclass(quote_ident(name)) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND content ? attname::text ORDER BY attnum)`

/** Archived rows of a table to insert again. */
interface ArchivedRows {
  readonly table: string
  /** Columns at the time of archiving. Later migrations may have added others. */
  readonly columns: readonly string[]
  /** FROM clause that names each row `was`. */
  readonly from: SQL
  /** All foreign keys of the database. */
  readonly keys: readonly ForeignKey[]
  /** Values to insert instead of archived ones, by column. */
  readonly changed?: Readonly<Record<string, SQL>> | undefined
}

const joined = (parts: readonly SQL[], by: SQL = sql`, `) => sql.join([...parts], by)

/**
 * Matches archived rows, named `was`, whose parent exists, or that have none. A parent in the same table may also be
 * one of the `siblings` that are restored together.
 */
export const hasParent = ({ child, parent, columns, parent_columns }: ForeignKey, siblings?: SQL): SQL => {
  const isOwn = siblings !== undefined && child === parent
  const row = isOwn ? sql`child` : sql`was`
  const isAt = (at: SQL) =>
    joined(
      columns.map((column, nth) => {
        const other = sql`${at}.${sql.identifier(parent_columns[nth] ?? column)}`
        return sql`${other} = ${row}.${sql.identifier(column)}`
      }),
      sql` AND `,
    )
  const ways = [
    ...columns.map(column => sql`${row}.${sql.identifier(column)} IS NULL`),
    sql`EXISTS (SELECT FROM ${sql.identifier(parent)} parent WHERE ${isAt(sql`parent`)})`,
    ...(isOwn ? [sql`EXISTS (SELECT FROM ${siblings} AND ${isAt(sql`was`)})`] : []),
  ]
  const any = joined(ways, sql` OR `)
  return isOwn ? sql`(SELECT ${any} FROM (SELECT was.*) child)` : sql`(${any})`
}

// Links that are nullable and don't cascade become null instead of blocking their row.
const isEmptied = ({ rule, is_required }: ForeignKey) => rule !== 'cascade' && !is_required

/**
 * Inserts archived rows with all their columns, and returns how many. Links to rows that no longer exist become null if
 * `isEmptied` allows it. Otherwise their rows are skipped.
 */
export const insertArchived = async (
  db: Orm,
  { table, columns, from, keys, changed = {} }: ArchivedRows,
): Promise<number> => {
  const own = keys.filter(({ child }) => child === table)
  const columnValue = (column: string): SQL => {
    const given = changed[column] ?? sql`was.${sql.identifier(column)}`
    const link = own.find(key => isEmptied(key) && key.columns.includes(column))
    return link ? sql`CASE WHEN ${hasParent(link, from)} THEN ${given} END` : given
  }
  const whole = own.filter(key => !isEmptied(key)).map(key => sql`AND ${hasParent(key, from)}`)
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${joined(columns.map(column => sql`${sql.identifier(column)}`))})
    OVERRIDING SYSTEM VALUE
    SELECT ${joined(columns.map(columnValue))} FROM ${from} ${joined(whole, sql` `)}`)
  return rowCount ?? 0
}
