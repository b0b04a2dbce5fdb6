import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../../support/endpoints.ts'
import { usePortal } from '../../../support/portal.ts'
import { type Column, type Migrated, readMigrated, tables } from './migrated.ts'
import { type Exception, exceptions } from './record-exceptions.ts'

const portal = usePortal()

let migrated: Migrated

beforeAll(async () => {
  migrated = await readMigrated(portal().database.pool)
})

/** Columns that order rows. Clients read some of them. */
const ORDER = ['created_at', 'position']

/** The record in a response, alone or in a list. Undefined if it has no ID. */
const recordIn = (output: unknown): z.ZodMiniObject | undefined => {
  if (output instanceof z.ZodMiniArray) return recordIn(output.def.element)
  if (!(output instanceof z.ZodMiniObject)) return undefined
  return 'id' in output.shape ? output : recordIn(output.shape.data)
}

const recordsOf = (table: string, { records }: Exception): readonly z.ZodMiniObject[] =>
  records ??
  allEndpoints.flatMap(({ endpoint: { path, output } }) =>
    path === `/${table}` || path === `/${table}/:id` ? (recordIn(output) ?? []) : [],
  )

const described = [...new Set(tables.map(({ name }) => name))].flatMap(table => {
  const exception = exceptions[table] ?? {}
  const records = recordsOf(table, exception)
  return records.length > 0 ? [{ table, exception, records }] : []
})

/** A field without what makes it optional or nullable, and whether it may be absent. */
const opened = (field: unknown, mayLack = false): { readonly value: z.ZodMiniType; readonly mayLack: boolean } => {
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable) return opened(field.def.innerType, true)
  if (field instanceof z.ZodMiniType) return { value: field, mayLack }
  throw new Error('not a schema')
}

const jsonTypes: Readonly<Record<string, string>> = { enum: 'string', int: 'number', union: 'object', record: 'object' }

const typeOfField = ({ def: { type } }: z.ZodMiniType): string => jsonTypes[type] ?? type

const typeOfColumn = ({ type }: Column): string => {
  if (type.endsWith('[]')) return 'array'
  if (/^(?:integer|bigint|numeric)/.test(type)) return 'number'
  if (type === 'jsonb') return 'object'
  return type === 'boolean' ? 'boolean' : 'string'
}

const valuesOf = (field: z.ZodMiniType): readonly string[] | undefined => {
  if (field instanceof z.ZodMiniArray) return valuesOf(opened(field.def.element).value)
  return field instanceof z.ZodMiniEnum ? Object.values(field.def.entries).map(String).sort() : undefined
}

/** The values that `schema.ts` and the constraint of a column list, each if it does. */
const listsOf = (table: string, column: string): readonly (readonly string[])[] => {
  const inSchema = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)?.enumValues
  return [migrated.listed.get(`${table}.${column}`), inSchema && [...inSchema].sort()].filter(
    list => list !== undefined,
  )
}

interface Named {
  readonly table: string
  readonly name: string
  readonly field: unknown
  readonly former?: readonly string[] | undefined
}

/** How a field differs from its column. Undefined if it has none. */
const compared = ({
  table,
  name,
  field,
  former = [],
}: Named): { readonly column: string; readonly faults: readonly string[] } | undefined => {
  const columns = migrated.columns.get(table) ?? new Map<string, Column>()
  const column = [name, `${name}_id`, `${name}_user`].find(one => columns.has(one))
  const found = column === undefined ? undefined : columns.get(column)
  if (column === undefined || found === undefined) return undefined
  const { value, mayLack } = opened(field)
  const [given, stored] = [typeOfField(value), typeOfColumn(found)]
  // A record that an ID names, which the reader may not see.
  const isNamed = found.type === 'uuid' && given === 'object'
  const values = valuesOf(value)
  const faults = [
    ...(given === stored || isNamed ? [] : [`is ${given}, but the column ${stored}`]),
    ...(mayLack || found.is_required ? [] : ['is never null, but the column may be']),
    ...(mayLack && found.is_required && !isNamed ? ['may be null, but the column never is'] : []),
    ...listsOf(table, column)
      .map(list => list.filter(one => !former.includes(one)))
      .filter(list => values && list.join() !== values.join())
      .map(list => `has the values ${values?.join()}, but the column ${list.join()}`),
  ]
  return { column, faults }
}

describe.each(described)('the contract describes a row of $table as migrated', ({ table, exception, records }) => {
  const { from = {}, computed = [], internal = [], former = {} } = exception
  const fields = new Map(records.flatMap(({ shape }) => Object.entries<unknown>(shape)))
  fields.delete('can')
  const compare = () =>
    [...fields]
      .filter(([name]) => !(name in from))
      .map(([name, field]) => ({ name, ...compared({ table, name, field, former: former[name] }) }))

  test('with a column for each field that isn’t computed, of the same type, values, and nullability', () => {
    const faults = compare().flatMap(({ name, column, faults = [] }) => {
      if (column === undefined) return computed.includes(name) ? [] : [`${name} has no column`]
      return faults.map(fault => `${name} ${fault}`)
    })
    expect(faults).toEqual([])
  })

  test('with a field for each column that isn’t internal', () => {
    const shown = new Set([...Object.values(from).flat(), ...compare().map(({ column }) => column)])
    const columns = [...(migrated.columns.get(table) ?? [])].filter(([, { is_computed }]) => !is_computed)
    const hidden = columns.map(([name]) => name).filter(name => !shown.has(name) && !ORDER.includes(name))
    expect(hidden.sort()).toEqual([...internal].sort())
  })

  test('with exceptions that exist', () => {
    const withColumn = compare().flatMap(({ name, column }) => (column === undefined ? [] : [name]))
    expect(computed.filter(name => !fields.has(name) || withColumn.includes(name))).toEqual([])
    expect(Object.keys(from).filter(name => !fields.has(name))).toEqual([])
    expect(
      Object.values(from)
        .flat()
        .filter(name => !migrated.columns.get(table)?.has(name)),
    ).toEqual([])
  })
})

test('describes each record with an ID and a version', () => {
  const isDescribed = ({ shape }: z.ZodMiniObject) =>
    described.some(({ records }) => records.some(one => Object.keys(shape).every(name => name in one.shape)))
  const missing = allEndpoints.filter(({ endpoint: { output } }) => {
    const record = recordIn(output)
    return record && 'version' in record.shape && !isDescribed(record)
  })
  expect(missing.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toEqual([])
})

test('describes each table whose rows have an ID and a version', () => {
  const versioned = [...migrated.columns].filter(([, columns]) => columns.has('id') && columns.has('version'))
  expect(versioned.map(([table]) => table).filter(table => described.every(one => one.table !== table))).toEqual([])
})

test('has exceptions for described tables only', () => {
  const names = described.map(({ table }) => table)
  expect(Object.keys(exceptions).filter(table => !names.includes(table))).toEqual([])
})

// The contract limits lengths. A second limit in the database would have to be compared here.
test('stores texts of any length', () => {
  const types = [...migrated.columns.values()].flatMap(columns => [...columns.values()].map(({ type }) => type))
  expect(types.filter(type => /^(?:character|char|varchar|bit)\b/.test(type))).toEqual([])
})
