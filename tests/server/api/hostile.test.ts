import { allEndpoints, type NamedEndpoint } from '@portal/contract/endpoints'
import { errorStatus, isErrorCode } from '@portal/contract/errors'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../../packages/server/src/areas.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { fingerprintOf } from './fingerprint.ts'
import { hostileAddresses, hostileBodies, hostileHeaders, hostileValues } from './hostile-values.ts'
import { addressed, exampleRows, shapeOf, smallestInput } from './inputs.ts'

/** One thing done to a call that was right before. */
type Attack =
  | { readonly kind: 'field'; readonly field: string; readonly value: string }
  | { readonly kind: 'without'; readonly field: string }
  | { readonly kind: 'extra'; readonly field: string; readonly value: string }
  | { readonly kind: 'body'; readonly name: string }
  | { readonly kind: 'headers'; readonly name: string }
  | { readonly kind: 'address'; readonly name: string }
  | { readonly kind: 'session'; readonly name: 'expired' | 'stolen and ended' | 'of a deactivated person' }

const oneOf = (table: object) => fc.constantFrom(...Object.keys(table))
const extraFields = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'type',
  'filed_by',
  'password_hash',
  '',
  'x'.repeat(300),
]

const attacksOn = (fields: readonly string[]): fc.Arbitrary<Attack> => {
  const value = oneOf(hostileValues)
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('unknown')
  const arms: { arbitrary: fc.Arbitrary<Attack>; weight: number }[] = [
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('field'), field, value }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('without'), field }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('extra'), field: fc.constantFrom(...extraFields), value }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('body'), name: oneOf(hostileBodies) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('headers'), name: oneOf(hostileHeaders) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('address'), name: oneOf(hostileAddresses) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('session'),
        name: fc.constantFrom('expired', 'stolen and ended', 'of a deactivated person'),
      }),
    },
  ]
  return fc.oneof(...arms)
}

describe('no hostile input', () => {
  const portal = usePortal()
  let fingerprint: () => Promise<string>
  let person: Person
  let calls = 0

  beforeAll(async () => {
    fingerprint = await fingerprintOf(portal().database)
    person = await portal().person('sysadmin')
  })

  // A session that no longer opens anything.
  const endedSession = async (how: string): Promise<string> => {
    const victim = await portal().person('sysadmin')
    const { pool } = portal().database
    if (how === 'expired') await pool.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [victim.id])
    else if (how === 'stolen and ended') await portal().call('POST', '/logout', { as: victim })
    else await pool.query('UPDATE users SET active = false WHERE id = $1', [victim.id])
    return victim.cookie
  }

  const requestOf = async ({ area, endpoint }: NamedEndpoint, attack: Attack): Promise<InjectOptions> => {
    const input: Record<string, unknown> = smallestInput(endpoint)
    if ('id' in input) Object.assign(input, await exampleRows[area]?.(portal()))
    if (attack.kind === 'field') input[attack.field] = hostileValues[attack.value]?.()
    if (attack.kind === 'without') delete input[attack.field]
    const { path, rest } = addressed(endpoint, attack.kind === 'field' ? wellFormed(endpoint.path, input) : input)
    if (attack.kind === 'extra') {
      const value = hostileValues[attack.value]?.()
      Object.defineProperty(rest, attack.field, { value, enumerable: true, configurable: true, writable: true })
    }
    const reads = endpoint.method === 'GET'
    const query = Object.entries(rest).map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    const cookie = attack.kind === 'session' ? await endedSession(attack.name) : person.cookie
    const ending = attack.kind === 'address' ? (hostileAddresses[attack.name] ?? '') : ''
    return {
      method: endpoint.method,
      url: `/api${path}${ending}${reads && query.length > 0 && !ending.includes('?') ? `?${query.join('&')}` : ''}`,
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`,
      headers: {
        cookie,
        ...(!reads && { 'content-type': 'application/json' }),
        ...(attack.kind === 'headers' && hostileHeaders[attack.name]),
      },
      ...(!reads && { payload: attack.kind === 'body' ? hostileBodies[attack.name]?.() : JSON.stringify(rest) }),
    }
  }

  const strike = async (named: NamedEndpoint, attack: Attack): Promise<void> => {
    const request = await requestOf(named, attack)
    const before = await fingerprint()
    const answer = await portal().app.inject(request)
    if (answer.statusCode === 200) {
      // It was let through: then it is answered in the declared shape, and the session may have ended by it.
      const { endpoint } = named
      if (attack.kind !== 'address') expect(endpoint.output.safeParse(answer.json()).error).toBeUndefined()
      if (endpoint.path === '/logout' || endpoint.path.includes('password')) person = await portal().person('sysadmin')
      return
    }
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    const { code, status, ...rest } = answer.json()
    expect(isErrorCode(code) && errorStatus[code]).toBe(answer.statusCode)
    expect(status).toBe(answer.statusCode)
    expect(Object.keys(rest).every(name => ['type', 'errors', 'retry_after', 'data'].includes(name))).toBe(true)
    expect(await fingerprint()).toBe(before)
  }

  const bound = new Set(routes.map(({ endpoint }) => endpoint))
  const named = allEndpoints.filter(({ endpoint }) => bound.has(endpoint))

  test.each(named.map(one => [one.endpoint.method, one.endpoint.path, one] as const))(
    'breaks %s %s or leaves anything behind',
    async (_method, _path, one) => {
      const fields = Object.keys(shapeOf(one.endpoint).properties ?? {})
      // Calls that answer in even time take 200 ms each.
      const numRuns = one.endpoint.evenTime ? 15 : 90
      await fc.assert(
        fc.asyncProperty(attacksOn(fields), attack => strike(one, attack)),
        { numRuns, endOnFailure: true },
      )
    },
  )
})

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

// What stands in the path has to be an address; what it decodes to is as hostile as before.
const wellFormed = (path: string, input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      path.includes(`:${name}`) ? String(value).toWellFormed() : value,
    ]),
  )
