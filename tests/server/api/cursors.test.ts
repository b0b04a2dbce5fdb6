import { expect, test } from 'vitest'
import { rounds } from '../../support/rounds.ts'
import { allEndpoints, type NamedEndpoint } from '../support/endpoints.ts'
import { usePortal } from '../support/portal.ts'
import { exampleRow } from './examples/example-rows.ts'
import { addressed, shapeOf, smallestInput } from './inputs.ts'

const portal = usePortal()
const ID = '00000000-0000-4000-8000-000000000000'

const lists = allEndpoints.flatMap(named => {
  const { endpoint } = named
  const { sort, cursor } = shapeOf(endpoint).properties ?? {}
  return cursor ? [[endpoint.path, sort?.enum?.map(String) ?? [], named] as const] : []
})

// Strings that are neither a date, a time nor a number.
const misfits = [
  '2026-02-30',
  '2025-02-29',
  '2026-00-10',
  '2026-13-01',
  '2026-02-30T10:00:00.000000Z',
  '2026-02-28T24:00:00.000000Z',
  '2026-02-28T10:00:60.000000Z',
  '2026-02-30T10:00:00.000Z',
  'infinity',
  'today',
  'NaN',
  '1e999',
  '9'.repeat(40),
  '',
  '\ud800',
]

// Each sort order of a list gets one in this many misfits. The next orders get the others.
const SHARE = rounds(3, 1)

const isOfTime = (sort: string) => /(_at|date|due|month|day)$/.test(sort)

const parents: Readonly<Record<string, string>> = {
  project_id: 'projects',
  activity_id: 'activities',
  of_id: 'projects',
}

// These lists sort rows of the same day by creation or by hour, which PostgreSQL compares as text.
const orderedByText = ['/activities/:id/updates', '/sub_activities/:id/sessions']

// Returns the parameters of a list besides its order, with IDs of existing rows.
const inputFor = async ({ area, endpoint }: NamedEndpoint) => {
  const input = smallestInput(endpoint)
  for (const name of Object.keys(input).filter(one => one.endsWith('id')))
    input[name] = (await exampleRow(portal(), parents[name] ?? area))?.id
  return input
}

test('more than twelve lists have cursors, and more than twelve sort orders are by time', () => {
  expect(lists.length).toBeGreaterThan(12)
  expect(lists.flatMap(([, sorts]) => sorts.filter(isOfTime)).length).toBeGreaterThan(12)
})

test.each(lists)('%s rejects a cursor that its sort order cannot contain', async (path, sorts, named) => {
  const turn = lists.findIndex(([, , one]) => one === named)
  const as = await portal().person(named.endpoint.needs === 'sysadmin' ? 'sysadmin' : 'project_director')
  const input = await inputFor(named)
  const ask = (more: object) => {
    const { path: address, rest } = addressed(named.endpoint, { ...input, ...more })
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return portal().call('GET', `${address}?${query}`, { as })
  }
  for (const [at, sort] of sorts.entries()) {
    expect((await ask({ sort })).status, sort).toBe(200)
    for (const value of misfits.filter((_, index) => index % SHARE === (turn + at) % SHARE)) {
      const cursor = Buffer.from(JSON.stringify([sort, value, ID])).toString('base64url')
      const { status, body } = await ask({ sort, cursor })
      const what = `${sort} ${JSON.stringify(value)}: ${status}`
      if (status !== 200 || (isOfTime(sort) && !orderedByText.includes(path)))
        expect([status, body.code, body.errors], what).toEqual([
          400,
          'invalid',
          [{ path: 'cursor', code: 'unknown_value' }],
        ])
    }
  }
})
