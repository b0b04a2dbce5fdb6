import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../server/support/endpoints.ts'

interface Named {
  readonly name: string
  readonly schema: z.ZodMiniType
}

const isType = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType

/** All fields of a schema, including nested lists and objects. A list field is represented by its elements. */
const fieldsOf = (schema: z.ZodMiniType, name = ''): Named[] => {
  const inside = (inner: unknown, innerName = name) => (isType(inner) ? fieldsOf(inner, innerName) : [])
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<unknown>(schema.def.shape).flatMap(([key, field]) => inside(field, key))
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return inside(schema.def.innerType)
  if (schema instanceof z.ZodMiniArray) return inside(schema.def.element)
  return [{ name, schema }]
}

const references = allEndpoints
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  .flatMap(({ endpoint }) =>
    fieldsOf(endpoint.input)
      .filter(({ name }) => /_ids?$/.test(name) && !endpoint.path.includes(`:${name}`))
      .map(({ name, schema }) => [endpoint.method, endpoint.path, name, schema] as const),
  )

test.each(references)('%s %s asks to select a value for a bad %s', (_method, _path, _name, schema) => {
  const codes = [undefined, null, '', 'x', 1].flatMap(value => schema.safeParse(value).error?.issues ?? [])
  expect(new Set(codes.map(({ message }) => message))).toEqual(new Set(['select_value']))
})

test('finds the references of forms, also in and inside lists', () => {
  const found = references.map(([method, path, name]) => `${method} ${path} ${name}`)
  for (const known of [
    'POST /projects donor_id',
    'POST /expenses item_id',
    'PATCH /trainers/:id course_ids',
    'PATCH /projects/:id/forecast item_id',
    'POST /purchase_requests budget_item_id',
  ])
    expect(found).toContain(known)
})
