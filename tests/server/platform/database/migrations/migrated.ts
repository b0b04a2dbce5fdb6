import type pg from 'pg'
import { describedTable } from '../../../../../packages/server/src/platform/database/transaction.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../../packages/server/src/**/schema.ts', {
  eager: true,
})

/** The tables that `schema.ts` files describe. */
export const tables = Object.values(modules)
  .flatMap(exported => Object.values(exported))
  .flatMap(value => describedTable(value) ?? [])

export interface Column {
  readonly type: string
  readonly is_required: boolean
  readonly has_default: boolean
  /** Generated columns and those that triggers fill for search. Only queries that use them describe them. */
  readonly is_computed: boolean
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AS is_required, a.atthasdef AS has_default, (a.attgenerated <> '' OR a.attname = 'words') AS is_computed
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`

const CHECKS = `
  SELECT c.relname AS table, a.attname AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND k.conkey = ARRAY[a.attnum]
  WHERE k.contype = 'c' AND c.relnamespace = current_schema()::regnamespace`

// Matches constraints that only list values.
const LIST = /^CHECK \(\(\w+ = ANY \(ARRAY\[('[\w.-]+'::text(?:, '[\w.-]+'::text)*)\]\)\)\)$/

export interface Migrated {
  /** Columns by table and name. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>
  /** Values listed by the CHECK constraint of a column, by `table.column`. */
  readonly listed: ReadonlyMap<string, readonly string[]>
}

export const readMigrated = async (pool: pg.Pool): Promise<Migrated> => {
  const columns = new Map<string, Map<string, Column>>()
  const listed = new Map<string, readonly string[]>()
  const found = await pool.query<Column & { table: string; name: string }>(COLUMNS)
  for (const { table, name, ...column } of found.rows)
    columns.set(table, (columns.get(table) ?? new Map<string, Column>()).set(name, column))
  const checks = await pool.query<{ table: string; name: string; definition: string }>(CHECKS)
  for (const { table, name, definition } of checks.rows) {
    const [, values = ''] = LIST.exec(definition) ?? []
    if (values)
      listed.set(`${table}.${name}`, [...values.matchAll(/'([\w.-]+)'/g)].map(([, value = '']) => value).sort())
  }
  return { columns, listed }
}
