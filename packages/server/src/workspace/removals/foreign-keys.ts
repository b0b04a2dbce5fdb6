import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

/** Rows of `child` refer by `columns` to the `parent_columns` of `parent`. */
export interface ForeignKey extends Record<string, unknown> {
  readonly child: string
  readonly parent: string
  readonly columns: readonly string[]
  readonly parent_columns: readonly string[]
  /** What deleting a parent does to the child. */
  readonly rule: 'cascade' | 'set null' | 'refuse'
  /** Whether the referring columns are NOT NULL. */
  readonly is_required: boolean
}

const names = (table: string, columns: string) =>
  sql.raw(`ARRAY(SELECT attname::text FROM unnest(${columns}) WITH ORDINALITY AS key(number, nth)
    JOIN pg_attribute ON attrelid = ${table} AND attnum = key.number ORDER BY nth)`)

/** All foreign keys, read from the system catalog. It includes new tables without a list to maintain. */
export const foreignKeys = async (db: Orm): Promise<readonly ForeignKey[]> => {
  const { rows } = await db.execute<ForeignKey>(sql`
    SELECT child.relname::text AS child, parent.relname::text AS parent,
      ${names('conrelid', 'conkey')} AS columns, ${names('confrelid', 'confkey')} AS parent_columns,
      CASE confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'refuse' END AS rule,
      (SELECT bool_and(attnotnull) FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS is_required
    FROM pg_constraint
    JOIN pg_class child ON child.oid = conrelid
    JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
    ORDER BY child, parent, conname`)
  return rows
}

/** Sorts tables so that each comes after the tables that it refers to. */
export const parentsFirst = (tables: readonly string[], keys: readonly ForeignKey[]): string[] => {
  const sorted: string[] = []
  const visit = (table: string, above: readonly string[]): void => {
    if (sorted.includes(table) || above.includes(table)) return
    for (const { child, parent } of keys)
      if (child === table && tables.includes(parent)) visit(parent, [...above, table])
    sorted.push(table)
  }
  for (const table of tables) visit(table, [])
  return sorted
}
