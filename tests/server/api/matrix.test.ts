import { type ErrorCode, errorStatus } from '@portal/contract/core/api/errors'
import type { Need } from '@portal/contract/core/rights/needs'
import { describe, expect, test } from 'vitest'
import { routes } from '../../../packages/server/src/app/areas.ts'
import { allEndpoints, type NamedEndpoint } from '../support/endpoints.ts'
import { exactly, type Right, tupleOf } from '../support/exactly.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { type ExampleRow, exampleRow } from './examples/example-rows.ts'
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

  test('is implemented by the server', () => {
    const missing = allEndpoints
      .filter(({ endpoint }) => !bound.has(endpoint))
      .map(({ area, name }) => `${area}.${name}`)
    expect(missing).toEqual([])
  })

  test('of the server is part of the contract', () => {
    const known = new Set(allEndpoints.map(({ endpoint }) => endpoint))
    expect(routes.filter(({ endpoint }) => !known.has(endpoint)).map(({ endpoint }) => endpoint.path)).toEqual([])
  })

  test('has a unique method and path', () => {
    const addresses = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  // Rejected requests and reads change nothing, so they share rows and callers.
  const people = new Map<string, Promise<Person>>()
  const rows = new Map<string, Promise<ExampleRow | undefined>>()
  const shared = <Value>(
    kept: Map<string, Promise<Value>>,
    key: string,
    make: () => Promise<Value>,
  ): Promise<Value> => {
    const value = kept.get(key) ?? make()
    kept.set(key, value)
    return value
  }

  const personFor = async (caller: Caller, need: Need, isShared: boolean): Promise<Person | undefined> => {
    if (caller === 'nobody') return undefined
    const { type, privileges: granted }: Right =
      caller === 'exact privilege'
        ? exactly(need)
        : { type: caller === 'project_director' ? caller : 'staff', privileges: [] }
    const make = () => portal().person(type, granted)
    return isShared ? shared(people, JSON.stringify([type, granted]), make) : make()
  }

  const input = async ({ area, endpoint }: NamedEndpoint, isShared: boolean) => {
    const smallest = smallestInput(endpoint)
    if (!endpoint.path.includes(':id')) return smallest
    const make = () => exampleRow(portal(), area)
    const row = await (isShared ? shared(rows, area, make) : make())
    return { ...smallest, id: row?.id, ...('version' in smallest && { version: row?.version }) }
  }

  const cases = allEndpoints
    .filter(({ endpoint }) => bound.has(endpoint))
    .flatMap(named => callers.map(caller => [named.endpoint.method, named.endpoint.path, caller, named] as const))

  test.each(cases)('%s %s answers %s according to its access rule', async (_method, _path, caller, named) => {
    const { endpoint } = named
    const isShared = endpoint.method === 'GET' || !passes(caller, endpoint.needs)
    const given = await input(named, isShared)
    expect(endpoint.input.safeParse(given).error?.issues ?? []).toEqual([])
    const as = await personFor(caller, endpoint.needs, isShared)
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
      // The response has the declared fields and no others.
      expect(endpoint.output.parse(answer.body)).toEqual(answer.body)
      return
    }
    const allowed = [...everywhere, ...(endpoint.errors ?? [])].map(code => `${errorStatus[code]} ${code}`)
    expect(allowed).toContain(`${answer.status} ${answer.body.code}`)
  })
})
