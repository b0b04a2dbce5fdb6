import { type Endpoint, endpoint } from '@portal/contract/core/api/endpoint'
import { choice, choices, chosenId, country, id, line, reference } from '@portal/contract/core/fields/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../server/support/endpoints.ts'
import { bodyFieldsOf, elementOf } from '../../support/resources/body-fields.ts'

/** A choice that nobody made, as forms and other clients send it. */
const missing = [undefined, null, '']

const codesOf = (schema: z.ZodMiniType, values: readonly unknown[]): readonly string[] => [
  ...new Set(values.flatMap(value => schema.safeParse(value).error?.issues[0]?.message ?? [])),
]

const isAll = (codes: readonly string[], code: string) => codes.every(one => one === code)

/** An ID that the page sends without asking. The name `..._id` is left for rows that people pick. */
const isReference = (schema: z.ZodMiniType, path: string) =>
  schema instanceof z.ZodMiniUUID && isAll(codesOf(schema, missing), 'unknown_value') && !/_ids?(\.\*)?$/.test(path)

// A single literal leaves nothing to choose: it is the kind of an object, or text that may be empty.
const isOfValues = (schema: z.ZodMiniType): boolean =>
  schema instanceof z.ZodMiniEnum ||
  (schema instanceof z.ZodMiniLiteral && schema.def.values.length > 1) ||
  (schema instanceof z.ZodMiniUnion &&
    schema.def.options.filter((one: unknown) => one instanceof z.ZodMiniLiteral).length > 1)

const isChoice = (schema: z.ZodMiniType, path: string): boolean => {
  if (isReference(schema, path)) return false
  if (schema instanceof z.ZodMiniArray) return isChoice(elementOf(schema), path)
  // Countries are plain strings in the schema, so their error code identifies them.
  return schema instanceof z.ZodMiniUUID || isOfValues(schema) || codesOf(schema, missing).includes('select_value')
}

const isForgotten = (schema: z.ZodMiniType, path: string) =>
  isChoice(schema, path) && !isAll(codesOf(schema, missing), 'select_value')

/** Fields of a body that would not show "Please select value" while nothing is chosen. */
const faultsOf = (given: Endpoint): readonly string[] =>
  bodyFieldsOf(given)
    .filter(({ schema, path }) => isForgotten(schema, path))
    .map(
      ({ path, schema }) =>
        `${given.method} ${given.path}: ${path} answers ${codesOf(schema, missing).join(', ')} while nothing is chosen. ` +
        'Use choice(), chosenId(), or choices() for what people pick, and reference() for an ID that the page sends.',
    )

test('every choice in a body asks to select a value while nothing is chosen', () => {
  expect(allEndpoints.flatMap(named => faultsOf(named.endpoint))).toEqual([])
})

test('finds the choices of forms, also in and inside lists', () => {
  const found = allEndpoints.flatMap(named =>
    bodyFieldsOf(named.endpoint)
      .filter(({ schema, path }) => isChoice(schema, path))
      .map(({ path }) => `${named.endpoint.method} ${named.endpoint.path} ${path}`),
  )
  for (const known of [
    'POST /projects donor_id',
    'POST /projects currency',
    'POST /expenses item_id',
    'PATCH /trainers/:id course_ids',
    'PATCH /projects/:id/forecast rows.*.item_id',
    'POST /purchase_requests items.*.budget_item_id',
    'POST /signup residence_country',
    'POST /users gender',
  ])
    expect(found).toContain(known)
})

const posting = (field: z.ZodMiniType) =>
  endpoint({
    method: 'POST',
    path: '/things/:id',
    summary: 'Change a thing',
    needs: 'public',
    input: z.object({ id: id(), rows: z.array(z.object({ of: z.optional(field) })) }),
    output: z.object({}),
  })

test.each([
  ['id()', id()],
  ['an enum', z.enum(['a', 'b'], { error: 'unknown_value' })],
  ['a nullable enum', z.nullable(z.enum(['a', 'b']))],
  ['literals', z.union([z.literal('a'), z.literal('b')])],
  ['a literal of several values', z.literal(['a', 'b'])],
  ['a list with the usual error', z.array(chosenId())],
  [
    'a country that may not be null',
    z.string({ error: ({ input }) => (input === null ? 'wrong_type' : 'select_value') }),
  ],
])('rejects %s in a body, and names the endpoint and the field', (_, field) => {
  expect(faultsOf(posting(field))).toContainEqual(expect.stringMatching(/^POST \/things\/:id: rows\.\*\.of answers /))
})

test.each([
  ['a choice', choice(['a', 'b'])],
  ['the ID of a picked row', z.nullable(chosenId())],
  ['a list of choices', choices(choice(['a', 'b']), 2)],
  ['an optional choice', z.union([z.literal(''), chosenId()], { error: 'select_value' })],
  ['a country', country()],
  ['an ID that the page sends', reference()],
  ['a list of such IDs', z.array(reference(), { error: 'wrong_type' })],
  ['text', line()],
])('accepts %s in a body', (_, field) => {
  expect(faultsOf(posting(field))).toEqual([])
})

test('rejects a hidden reference whose name says that people pick it', () => {
  const named = { ...posting(line()), input: z.object({ donor_id: reference() }) }
  expect(faultsOf(named)).toHaveLength(1)
})
