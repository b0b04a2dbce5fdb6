import { beforeAll, describe, expect, test } from 'vitest'
import { describedTable } from '../../../../../packages/server/src/platform/database/transaction.ts'
import { usePortal } from '../../../support/portal.ts'

const portal = usePortal()

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../../packages/server/src/**/schema.ts', {
  eager: true,
})

const tables = Object.values(modules)
  .flatMap(exported => Object.values(exported))
  .flatMap(value => describedTable(value) ?? [])

interface Column {
  readonly type: string
  readonly is_required: boolean
  readonly has_default: boolean
  /** Generated columns and those that triggers fill for search. Only queries that use them describe them. */
  readonly is_computed: boolean
}

const columns = new Map<string, Map<string, Column>>()
/** Values listed by the CHECK constraint of a column, by `table.column`. */
const listed = new Map<string, readonly string[]>()

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

beforeAll(async () => {
  const { pool } = portal().database
  const found = await pool.query<Column & { table: string; name: string }>(COLUMNS)
  for (const { table, name, ...column } of found.rows)
    columns.set(table, (columns.get(table) ?? new Map<string, Column>()).set(name, column))
  const checks = await pool.query<{ table: string; name: string; definition: string }>(CHECKS)
  for (const { table, name, definition } of checks.rows) {
    const [, values = ''] = LIST.exec(definition) ?? []
    if (values)
      listed.set(`${table}.${name}`, [...values.matchAll(/'([\w.-]+)'/g)].map(([, value = '']) => value).sort())
  }
})

const spelled = (type: string) =>
  type
    .replaceAll(', ', ',')
    .replace('timestamp (', 'timestamp(')
    .replace(/^time$/, 'time without time zone')

describe.each(tables.map(table => [table.name, table] as const))(
  'schema.ts describes %s as migrated',
  (name, table) => {
    test('with its columns, their types, and which are required', () => {
      const described = table.columns.map(column => [column.name, spelled(column.getSQLType()), column.notNull])
      const isDescribed = (column: string) => table.columns.some(one => one.name === column)
      const migrated = [...(columns.get(name) ?? [])]
        .filter(([column, { is_computed }]) => !is_computed || isDescribed(column))
        .map(([column, { type, is_required }]) => [column, type, is_required])
      expect(described.sort()).toEqual(migrated.sort())
    })

    test('with defaults for the columns that an insert leaves out', () => {
      const missing = table.columns.filter(
        column => column.hasDefault && !column.defaultFn && !columns.get(name)?.get(column.name)?.has_default,
      )
      expect(missing.map(column => column.name)).toEqual([])
    })

    test('with constraints that allow every value of the contract', () => {
      for (const column of table.columns) {
        const allowed = listed.get(`${name}.${column.name}`)
        if (column.enumValues && allowed) expect(allowed).toEqual(expect.arrayContaining([...column.enumValues]))
      }
    })
  },
)
