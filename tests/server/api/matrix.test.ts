import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import type { Need } from '@portal/contract/core/rights/needs'
import { describe, expect, test } from 'vitest'
import { routes } from '../../../packages/server/src/app/areas.ts'
import { allEndpoints, type NamedEndpoint } from '../support/endpoints.ts'
import { exactly, tupleOf } from '../support/exactly.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { exampleRow } from './example-rows.ts'
import { addressed, smallestInput } from './inputs.ts'

const callers = ['nobody', 'no privilege', 'exact privilege', 'project_director'] as const
type Caller = (typeof callers)[number]

const passes = (caller: Caller, need: Need): boolean => {
  if (need === 'public') return true
  if (need === 'guest') return caller === 'nobody'
  if (caller === 'nobody') return false
  if (caller === 'exact privilege' || need === 'signed_in' || need === 'staff_area') return true
  if (need === 'sysadmin' || need === 'user_area') return false
  if (need === 'director' || tupleOf(need)) return caller === 'project_director'
  if ('anyOf' in need) return need.anyOf.some(one => passes(caller, one))
  return 'allOf' in need && need.allOf.every(one => passes(caller, one))
}

const everywhere: readonly ErrorCode[] = ['not_found']

describe('every endpoint', () => {
  const portal = usePortal()
  const bound = new Set(routes.map(({ endpoint }) => endpoint))

  test('of the contract is carried out by the server', () => {
    const missing = allEndpoints
      .filter(({ endpoint }) => !bound.has(endpoint))
      .map(({ area, name }) => `${area}.${name}`)
    expect(missing).toEqual([])
  })

  test('of the server is in the contract', () => {
    const known = new Set(allEndpoints.map(({ endpoint }) => endpoint))
    expect(routes.filter(({ endpoint }) => !known.has(endpoint)).map(({ endpoint }) => endpoint.path)).toEqual([])
  })

  test('has its own method and path', () => {
    const addresses = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  const personFor = async (caller: Caller, need: Need): Promise<Person | undefined> => {
    if (caller === 'nobody') return undefined
    if (caller === 'no privilege') return portal().person('staff')
    if (caller === 'project_director') return portal().person('project_director')
    const { type, privileges: granted } = exactly(need)
    return portal().person(type, granted)
  }

  const input = async ({ area, endpoint }: NamedEndpoint) => {
    const smallest = smallestInput(endpoint)
    if (!endpoint.path.includes(':id')) return smallest
    const row = await exampleRow(portal(), area)
    return { ...smallest, id: row?.id, ...('version' in smallest && { version: row?.version }) }
  }

  const cases = allEndpoints
    .filter(({ endpoint }) => bound.has(endpoint))
    .flatMap(named => callers.map(caller => [named.endpoint.method, named.endpoint.path, caller, named] as const))

  test.each(cases)('%s %s answers %s as its need says', async (_method, _path, caller, named) => {
    const { endpoint } = named
    const given = await input(named)
    expect(endpoint.input.safeParse(given).error?.issues ?? []).toEqual([])
    const as = await personFor(caller, endpoint.needs)
    const { path, rest } = addressed(endpoint, given)
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    const reads = endpoint.method === 'GET'
    const answer = await portal().call(endpoint.method, reads && query.size > 0 ? `${path}?${query}` : path, {
      as,
      ...(!reads && { body: rest }),
    })
    if (!passes(caller, endpoint.needs)) {
      const code = caller === 'nobody' ? 'not_signed_in' : 'privilege_missing'
      expect([answer.status, answer.body.code]).toEqual([errorStatus[code], code])
      return
    }
    if (answer.status === 200) {
      // In the declared shape, and no field more than that.
      expect(endpoint.output.parse(answer.body)).toEqual(answer.body)
      return
    }
    const allowed = [...everywhere, ...(endpoint.errors ?? [])].map(code => `${errorStatus[code]} ${code}`)
    expect(allowed).toContain(`${answer.status} ${answer.body.code}`)
  })
})
