import { randomBytes } from 'node:crypto'
import { errorStatus, isErrorCode } from '@portal/contract/core/api/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { fingerprintOf } from '../../api/hostile/fingerprint.ts'
import { hostileBodies, hostileHeaders, hostileValues } from '../../api/hostile/hostile-values.ts'
import { addressed, smallestInput } from '../../api/inputs.ts'
import { allEndpoints } from '../../support/endpoints.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { addSite, ask, bearerOf, codeFor, pkce } from './frame.ts'

const portal = usePortal()
let site = { id: '', key: '' }
let person: Person
let fingerprint: () => Promise<string>
let calls = 0

beforeAll(async () => {
  site = await addSite(portal())
  person = await portal().person('user')
  fingerprint = await fingerprintOf(portal().database)
  // The first ticket creates the key of the day.
  await ticketOf(await bearerOf(portal(), site, person))
})

const ticketOf = async (bearer: string) => {
  const { body } = await ask(portal(), 'tickets', { site: site.key }, { authorization: `Bearer ${bearer}` })
  return body.data.ticket
}

/** Valid requests with a session of their own, so that only the change under test can cause a rejection. */
const right: Readonly<Record<string, (bearer: string) => Promise<Record<string, unknown>>>> = {
  session: async () => ({ site: site.key }),
  token: async () => {
    const { verifier, challenge } = pkce()
    return { site: site.key, code: await codeFor(portal(), site.id, person, challenge), verifier, keep: 'memory' }
  },
  leave: async () => ({ site: site.key }),
  tickets: async () => ({ site: site.key }),
  complaints: async bearer => ({
    site: site.key,
    ticket: await ticketOf(bearer),
    draft: { type: 'private', body: 'of nobody', null_username: 'me' },
  }),
  'complaints of a person': async () => ({
    site: site.key,
    key: randomBytes(9).toString('hex'),
    draft: { type: 'user', body: 'of somebody' },
  }),
}

const strike = async (
  name: string,
  change: (input: Record<string, unknown>) => unknown,
  headers: Record<string, string> = {},
) => {
  // A new person for each request, because one person may not file this many complaints per hour.
  person = await portal().person('user')
  const bearer = await bearerOf(portal(), site, person)
  const input = (await right[name]?.(bearer)) ?? {}
  const sent = change(input)
  const before = await fingerprint()
  const answer = await portal().app.inject({
    method: 'POST',
    url: `/embed/${name.split(' ')[0]}`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
    payload: typeof sent === 'string' || Buffer.isBuffer(sent) ? sent : JSON.stringify(sent),
    remoteAddress: `10.9.${(calls >> 8) & 255}.${calls++ & 255}`,
  })
  if (answer.statusCode === 200) return 200
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { code, errors = [] } = answer.json()
  expect(isErrorCode(code) && errorStatus[code]).toBe(answer.statusCode)
  expect(answer.statusCode).toBeLessThan(500)
  // Error responses contain codes, never messages of a library.
  for (const one of errors) expect(one.code).toMatch(/^[a-z_]+$/)
  expect(await fingerprint()).toBe(before)
  return answer.statusCode
}

const withField = (input: Record<string, unknown>, path: string, value: unknown) => {
  const [outer = '', inner] = path.split('.')
  return { ...input, [outer]: inner ? { ...Object(input[outer]), [inner]: value } : value }
}

const fields = ['site', 'draft', 'draft.body', 'draft.type', 'draft.null_username', 'ticket', 'key'] as const
const strict = ['site', 'draft', 'draft.type', 'code', 'verifier', 'keep']
const more: Readonly<Record<string, readonly string[]>> = { token: ['site', 'code', 'verifier', 'keep'] }

// Each value goes into one in this many fields of a complaint. The next values cover the others.
const SHARE = rounds(3, 1)
const inTurn = (all: readonly string[], turn: number) =>
  all === fields ? all.filter((_, at) => at % SHARE === turn % SHARE) : all

describe.each(Object.keys(right))('POST /embed/%s', { timeout: 120_000 }, name => {
  test('accepts a valid request', async () => {
    expect(await strike(name, input => input)).toBe(200)
  })

  test('rejects hostile values in required fields and never fails with a server error', async () => {
    // Named and private complaints take the same draft. Each tests other fields.
    const first = Object.keys(right).indexOf(name)
    for (const [at, [value, make]] of Object.entries(hostileValues).entries())
      for (const field of inTurn(more[name] ?? (name.startsWith('complaints') ? fields : ['site']), first + at)) {
        const status = await strike(name, input => withField(input, field, make()))
        if (strict.includes(field)) expect(status, `${field}: ${value}`).not.toBe(200)
      }
  })

  test('rejects every malformed body', async () => {
    for (const [body, make] of Object.entries(hostileBodies)) expect(await strike(name, make), body).not.toBe(200)
  })

  test('rejects other origins and content types', async () => {
    for (const [header, sent] of Object.entries(hostileHeaders)) {
      const status = await strike(name, input => input, sent)
      if (/origin|^call from|content type|plain text|multipart/.test(header)) expect(status, header).not.toBe(200)
    }
  })
})

describe('the session of a frame', () => {
  test('opens no endpoint of the API, neither as a bearer token nor as a cookie', async () => {
    const stolen = await bearerOf(portal(), site, person)
    for (const { endpoint } of allEndpoints.filter(one => one.endpoint.needs !== 'public')) {
      const { path, rest } = addressed(endpoint, smallestInput(endpoint))
      const answer = await portal().call(endpoint.method, path, {
        headers: {
          authorization: `Bearer ${stolen}`,
          cookie: `session=${stolen}; __Host-embed=${stolen}; embed=${stolen}`,
        },
        ...(endpoint.method !== 'GET' && { body: rest }),
      })
      expect(`${endpoint.method} ${endpoint.path} ${answer.body.code}`).toBe(
        `${endpoint.method} ${endpoint.path} not_signed_in`,
      )
    }
  })

  test('is separate from portal sessions, whose tokens are not accepted in a frame', async () => {
    const token = person.cookie.split('=')[1] ?? ''
    const answer = await ask(portal(), 'session', { site: site.key }, { authorization: `Bearer ${token}` })
    expect(answer.body.data).toBeNull()
  })

  test('is rejected with the key of another site, for tickets and complaints', async () => {
    const other = await addSite(portal(), 'https://other.example.org')
    const headers = { authorization: `Bearer ${await bearerOf(portal(), site, person)}` }
    expect((await ask(portal(), 'tickets', { site: other.key }, headers)).body.code).toBe('not_signed_in')
    const draft = { type: 'user', body: 'on the wrong site' }
    expect((await ask(portal(), 'complaints', { site: other.key, draft }, headers)).body.code).toBe('not_signed_in')
    expect((await ask(portal(), 'leave', { site: other.key }, headers)).status).toBe(200)
  })

  test('is protected from guessing: wrong codes are limited per network', async () => {
    const { verifier } = pkce()
    const tryOne = (at: number) => {
      const code = `AAAA-${String(at).padStart(4, '2').replaceAll(/[01]/g, 'Z')}`
      const from = { method: 'POST', url: '/embed/token', remoteAddress: '10.8.8.8' } as const
      return portal().app.inject({ ...from, payload: { site: site.key, code, verifier, keep: 'memory' } })
    }
    const statuses = new Set<number>()
    for (let at = 0; at < 200; at++) statuses.add((await tryOne(at)).statusCode)
    expect([...statuses].sort()).toEqual([400, 429])
  })
})
