import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { archived } from './archive.ts'
import { type ForeignKey, foreignKeys, parentsFirst } from './foreign-keys.ts'

/** The columns of each archived table that a row was archived with and that are stored, not generated. */
const columnsOf = async (db: Orm, removalId: string) => {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    SELECT name, ARRAY(
      SELECT attname::text FROM pg_attribute
      WHERE attrelid = to_regclass(quote_ident(name)) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND content ? attname::text ORDER BY attnum) AS columns
    FROM (
      SELECT DISTINCT ON (table_name) table_name AS name, content FROM removed_rows
      WHERE removal_id = ${removalId} AND link = '' ORDER BY table_name, place
    ) archived`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Matches archived rows whose parent exists, or that have none. */
const hasParent = ({ parent, columns, parent_columns }: ForeignKey): SQL => {
  const pairs = columns.map((column, at) => {
    const there = sql`parent.${sql.identifier(parent_columns[at] ?? column)}`
    return sql`${there} = was.${sql.identifier(column)}`
  })
  const isEmpty = columns.map(column => sql`was.${sql.identifier(column)} IS NULL`)
  return sql`(${sql.join(isEmpty, sql` OR `)} OR EXISTS (
    SELECT FROM ${sql.identifier(parent)} parent WHERE ${sql.join(pairs, sql` AND `)}))`
}

/**
 * A column as it comes back: a link to what has gone since is empty. Former versions of budget lines end with their
 * deletion; the database begins a new version when the line is there again.
 */
const columnValue = (table: string, column: string, keys: readonly ForeignKey[]): SQL => {
  const own = sql`was.${sql.identifier(column)}`
  if (table === 'budget_line_versions' && column === 'until')
    return sql`coalesce(${own}, (SELECT removed_at FROM removals WHERE id = kept.removal_id))`
  const link = keys.find(({ rule, columns }) => rule === 'set null' && columns.includes(column))
  return link ? sql`CASE WHEN ${hasParent(link)} THEN ${own} END` : own
}

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

const insertRows = async (
  db: Orm,
  removalId: string,
  table: string,
  columns: readonly string[],
  keys: ForeignKey[],
) => {
  const own = keys.filter(({ child }) => child === table)
  // What would have gone with a parent that was deleted since stays gone, such as the places of a deleted account.
  const whole = own.filter(({ rule }) => rule === 'cascade').map(key => sql`AND ${hasParent(key)}`)
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${listed(columns.map(column => sql`${sql.identifier(column)}`))})
    OVERRIDING SYSTEM VALUE
    SELECT ${listed(columns.map(column => columnValue(table, column, own)))}
    FROM ${archived(removalId, table)} ${sql.join(whole, sql` `)}`)
  return (rowCount ?? 0) > 0
}

// A request that was edited meanwhile says that it has no project, and one that was signed holds no money of the line:
// linked again, it would not be what was signed, or its money would count as free.
const unlessMovedOn = (table: string): SQL => {
  if (table === 'requests') return sql`AND present.revision = was.revision`
  if (table !== 'request_items') return sql``
  return sql`AND NOT EXISTS (SELECT FROM requests WHERE id = present.request_id AND usd_rate IS NOT NULL)`
}

/** Rows that stayed refer again to what they referred to, unless they refer to something else by now. */
const linkAgain = async (db: Orm, removalId: string): Promise<void> => {
  const { rows } = await db.execute<{ table_name: string; link: string }>(
    sql`SELECT DISTINCT table_name, link FROM removed_rows WHERE removal_id = ${removalId} AND link <> ''`,
  )
  for (const { table_name, link } of rows) {
    const column = sql.identifier(link)
    await db.execute(sql`
      UPDATE ${sql.identifier(table_name)} present SET ${column} = was.${column}
      FROM removed_rows kept, jsonb_populate_record(NULL::${sql.identifier(table_name)}, kept.content) AS was
      WHERE kept.removal_id = ${removalId} AND kept.table_name = ${table_name} AND kept.link = ${link}
        AND present.id = was.id AND present.${column} IS NULL ${unlessMovedOn(table_name)}`)
  }
}

/** Inserts the archived rows of a removal, parents first, and answers the tables that got any back. */
export const putBack = async (db: Orm, removalId: string): Promise<ReadonlySet<string>> => {
  const keys = await foreignKeys(db)
  const columns = await columnsOf(db, removalId)
  const filled = new Set<string>()
  for (const table of parentsFirst([...columns.keys()], keys))
    if (await insertRows(db, removalId, table, columns.get(table) ?? [], [...keys])) filled.add(table)
  await linkAgain(db, removalId)
  // Their bytes are still in the storage, and belong to a file again.
  await db.execute(sql`
    DELETE FROM removed_contents WHERE id IN (
      SELECT (content->>'content_id')::uuid FROM removed_rows
      WHERE removal_id = ${removalId} AND table_name = 'file_versions')`)
  return filled
}
