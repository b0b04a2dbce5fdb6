import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../support/endpoints.ts'
import { aDonor, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const isNumber = (schema: unknown): boolean => {
  if (!(schema instanceof z.core.$ZodType)) return false
  const { def } = schema._zod
  return def.type === 'number' || isNumber(Reflect.get(def, 'innerType'))
}

/** Names of the rate fields in the input of an endpoint. */
const ratesIn = (input: unknown): string[] => {
  const shape: unknown = Object(input).shape
  return Object.entries(Object(shape)).flatMap(([name, field]) =>
    /(^|_)rates?($|_)/.test(name) && isNumber(field) ? [name] : [],
  )
}

const entering = allEndpoints.filter(({ endpoint: { method, input } }) => method !== 'GET' && ratesIn(input).length > 0)

const addressOf = ({ endpoint: { method, path } }: (typeof entering)[number]) => `${method} ${path}`

const turned = { currency: 'tl', contract_rate: 42.08, contract_rate_date: '2026-03-01' }

const addRate = (as: Person, given: object) =>
  portal().call('POST', '/exchange_rates', { as, body: { from: 'tl', to: 'usd', source: 'Bank', ...given } })

/** Enters an implausible rate through each endpoint. The request includes `confirmed`. */
const cases: Readonly<Record<string, (as: Person, confirmed: object) => ReturnType<typeof addRate>>> = {
  'POST /exchange_rates': (as, confirmed) =>
    addRate(as, { rate: turned.contract_rate, effective_date: turned.contract_rate_date, ...confirmed }),
  'POST /projects': async (as, confirmed) => {
    const donor_id = (await aDonor(portal())).id
    const kind = {
      type: 'training',
      program_size: 'small',
      budget_minor: 100,
      code: crypto.randomUUID(),
      name: 'Water',
    }
    const body = { ...kind, start_date: '2026-01-01', end_date: '2026-12-31', donor_id, ...turned, ...confirmed }
    return portal().call('POST', '/projects', { as, body })
  },
  'PATCH /projects/:id': async (as, confirmed) => {
    const { id, version, donor, ...fields } = await aProject(portal(), { currency: 'tl' }, as)
    const empty = { contract_code: '', financial_code: '', drive_link: '' }
    const body = { ...fields, ...empty, donor_id: donor.id, version, ...turned, ...confirmed }
    return portal().call('PATCH', `/projects/${id}`, { as, body })
  },
}

test('covers every endpoint that takes a rate, each with a confirmation and a declared error', () => {
  expect(entering.map(addressOf).toSorted()).toEqual(Object.keys(cases).toSorted())
  for (const { endpoint } of entering) {
    expect(endpoint.errors).toContain('rate_implausible')
    expect(Object.keys(Object(Object(endpoint.input).shape))).toContain('confirmed')
  }
})

test.each(Object.entries(cases))('%s requires a confirmation of an implausible rate', async (_, enter) => {
  await portal().database.pool.query('DELETE FROM exchange_rates')
  const as = await portal().person('sysadmin')
  await addRate(as, { rate: 0.02376, effective_date: '2026-01-01' })
  const asked = await enter(as, {})
  expect([asked.status, asked.body.code]).toEqual([409, 'rate_implausible'])
  expect(asked.body.data).toEqual({
    ...{ from: 'tl', to: 'usd', rate: 42.08, inverse: null, cross: null },
    previous: { rate: 0.02376, effective_date: '2026-01-01' },
  })
  const stored = await enter(as, { confirmed: true })
  expect(stored.status).toBe(200)
  const { rows } = await portal().database.pool.query(
    'SELECT details FROM audit WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
    [stored.body.data.id],
  )
  expect(rows[0].details.confirmed_against).toEqual({
    previous: { rate: 0.02376, effective_date: '2026-01-01' },
    ...{ inverse: null, cross: null },
  })
})

test('accepts a contract rate that matches the list or the stored one without confirmation', async () => {
  await portal().database.pool.query('DELETE FROM exchange_rates')
  const as = await portal().person('sysadmin')
  await addRate(as, { rate: 0.02376, effective_date: '2026-03-01' })
  const enter = cases['PATCH /projects/:id']
  const confirmed = await enter?.(as, { confirmed: true })
  const { id, version, donor, ...fields } = confirmed?.body.data ?? {}
  const empty = { contract_code: '', financial_code: '', drive_link: '' }
  const body = { ...fields, ...empty, donor_id: donor.id, version, ...turned }
  expect((await portal().call('PATCH', `/projects/${id}`, { as, body })).status).toBe(200)
  const listed = { currency: 'tl', contract_rate: 0.02376, contract_rate_date: '2026-03-01' }
  expect((await aProject(portal(), listed, as)).usd_rate).toBe(0.02376)
})
