import { beforeAll, describe, expect, test } from 'vitest'
import { usePortal } from '../../../support/portal.ts'
import { type Migrated, readMigrated, tables } from './migrated.ts'

const portal = usePortal()

let migrated: Migrated

beforeAll(async () => {
  migrated = await readMigrated(portal().database.pool)
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
      const columns = [...(migrated.columns.get(name) ?? [])]
        .filter(([column, { is_computed }]) => !is_computed || isDescribed(column))
        .map(([column, { type, is_required }]) => [column, type, is_required])
      expect(described.sort()).toEqual(columns.sort())
    })

    test('with defaults for the columns that an insert leaves out', () => {
      const missing = table.columns.filter(
        column => column.hasDefault && !column.defaultFn && !migrated.columns.get(name)?.get(column.name)?.has_default,
      )
      expect(missing.map(column => column.name)).toEqual([])
    })

    test('with constraints that allow every value of the contract', () => {
      for (const column of table.columns) {
        const allowed = migrated.listed.get(`${name}.${column.name}`)
        if (column.enumValues && allowed) expect(allowed).toEqual(expect.arrayContaining([...column.enumValues]))
      }
    })
  },
)

test('contents of files are stored only in columns that require room on the disk', () => {
  const content = Buffer.alloc(3 * 1024 * 1024)
  const takes = (store: (bytes: Buffer) => unknown) => {
    try {
      return Buffer.isBuffer(store(content))
    } catch {
      return false
    }
  }
  const binary = tables.flatMap(table =>
    table.columns
      .filter(column => column.getSQLType() === 'bytea')
      .map(column => ({ name: `${table.name}.${column.name}`, takes: takes(column.mapToDriverValue.bind(column)) })),
  )
  expect(binary.map(({ name }) => name)).toContain('import_parts.bytes')
  expect(binary.filter(column => column.takes)).toEqual([])
})
