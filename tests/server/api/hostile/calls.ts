import { errorStatus, isErrorCode } from '@portal/contract/core/api/errors'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../../../packages/server/src/app/areas.ts'
import { rounds } from '../../../support/rounds.ts'
import { allEndpoints, type NamedEndpoint } from '../../support/endpoints.ts'
import { type Person, type Request, usePortal } from '../../support/portal.ts'
import { type ExampleRow, exampleRow } from '../examples/example-rows.ts'
import { addressed, shapeOf, smallestInput } from '../inputs.ts'
import { type Attack, attacksOn, fullCalls } from './attacks.ts'
import { fingerprintOf } from './fingerprint.ts'
import { hostileAddresses, hostileBodies, hostileHeaders, hostileValues } from './hostile-values.ts'

// Each endpoint gets one in this many attacks on whole requests. Its neighbours get the others.
const SHARE = rounds(9, 3)
// Number of random attacks per endpoint. Endpoints that answer in constant time take 200 ms per request, so they get
// fewer.
const DRAWN = rounds(8, 40)
const FEW_DRAWN = rounds(4, 14)
const TRUNCATE_EVERY = 5

/** Tries hostile input on the endpoints of some areas. Each file takes its own areas, so that files run in parallel. */
export const describeHostileCalls = (title: string, isOwn: (area: string) => boolean) =>
  describe(`endpoints of ${title} under hostile input`, () => {
    const portal = usePortal()
    let fingerprint: () => Promise<string>
    let person: Person
    let calls = 0

    beforeAll(async () => {
      fingerprint = await fingerprintOf(portal().database)
      person = await portal().person('sysadmin')
    })

    // Returns a session cookie that is no longer valid.
    const endedSession = async (how: string): Promise<string> => {
      const victim = await portal().person('sysadmin')
      const { pool } = portal().database
      if (how === 'expired') await pool.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [victim.id])
      else if (how === 'stolen and ended') await portal().call('POST', '/logout', { as: victim })
      else await pool.query('UPDATE users SET active = false WHERE id = $1', [victim.id])
      return victim.cookie
    }

    // Attacks reuse a row until a request succeeds, because each new row enlarges the checksum of all tables.
    // Truncating takes longer than many requests, so it happens once per few tests.
    let row: ExampleRow | undefined
    let done = 0
    afterEach(async () => {
      row = undefined
      if (++done % TRUNCATE_EVERY !== 0) return
      await portal().database.pool.query(
        'TRUNCATE donors, courses, exchange_rates, accounting_codes, complaints, emails, partners, audit, idempotency_keys CASCADE',
      )
    })

    const requestOf = async ({ area, endpoint }: NamedEndpoint, attack: Attack): Promise<Request> => {
      const input: Record<string, unknown> = smallestInput(endpoint)
      if ('id' in input) {
        row ??= await exampleRow(portal(), area)
        Object.assign(input, row)
      }
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
      // Requests from another origin are rejected before anything else is checked.
      if (attack.kind === 'headers' && named.endpoint.method !== 'GET' && /origin|^call from/.test(attack.name))
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
      if (answer.statusCode === 200) {
        // An accepted request must have the declared response. The next request gets another person and row.
        const { endpoint } = named
        if (attack.kind !== 'address') expect(endpoint.output.safeParse(answer.json()).error).toBeUndefined()
        if (endpoint.method !== 'GET') {
          person = await portal().person('sysadmin')
          row = undefined
        }
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
    const named = allEndpoints.filter(({ area, endpoint }) => isOwn(area) && bound.has(endpoint))

    test.each(named.map((one, at) => [one.endpoint.method, one.endpoint.path, one, at] as const))(
      '%s %s never fails with a server error and writes nothing when it rejects a request',
      async (_method, _path, one, turn) => {
        const fields = Object.keys(shapeOf(one.endpoint).properties ?? {})
        // All endpoints share the code that parses requests, so each one gets only part of these attacks.
        const tried = one.endpoint.constantTime ? [] : fullCalls.filter((_, at) => at % SHARE === turn % SHARE)
        const examples = tried.map((attack): [Attack] => [attack])
        await fc.assert(
          fc.asyncProperty(attacksOn(fields), attack => strike(one, attack)),
          { examples, numRuns: examples.length + (one.endpoint.constantTime ? FEW_DRAWN : DRAWN) },
        )
      },
    )
  })

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

// Node refuses longer request heads before the portal sees them.
const LONGEST_PARAMETER = 8_000

// Path parameters must be well-formed to be encoded. Their values stay hostile.
const wellFormed = (path: string, input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      path.includes(`:${name}`) ? String(value).toWellFormed().slice(0, LONGEST_PARAMETER) : value,
    ]),
  )
