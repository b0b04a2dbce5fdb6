import { describe, expect, test } from 'vitest'
import { createApp } from '../../../../packages/server/src/app/app.ts'
import { scrubbed } from '../../../../packages/server/src/platform/database/index.ts'
import type { LogFields } from '../../../../packages/server/src/platform/log/log.ts'
import { withoutDatabase } from '../../support/platform/outage.ts'
import { usePortal } from '../../support/portal.ts'

const https = 'https://portal.example.org'

describe('every API response', () => {
  const portal = usePortal()

  test.each([
    ['/api/user', 401],
    ['/api/installation', 200],
    ['/api/nothing/here', 404],
    ['/api/%zz', 400],
    ['/api/openapi.json', 200],
    ['/health', 200],
    ['/ready', 200],
  ])('%s has security headers and is not cached', async (url, status) => {
    const { statusCode, headers } = await portal().app.inject({ url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('is a problem document for an unknown path, and a 405 lists the allowed methods', async () => {
    const missing = await portal().call('GET', '/nothing')
    expect(missing.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(missing.body).toEqual({ type: 'urn:portal:problem:not_found', status: 404, code: 'not_found' })
    const wrong = await portal().call('DELETE', '/account')
    expect([wrong.status, wrong.body.code, wrong.headers.allow]).toEqual([405, 'method_not_allowed', 'GET, PATCH'])
    const nowhere = await portal().app.inject({ method: 'POST', url: '/nowhere' })
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'not_found'])
  })

  test('to a logout without a body is 200', async () => {
    const { statusCode } = await portal().app.inject({ method: 'POST', url: '/api/logout' })
    expect(statusCode).toBe(200)
    const empty = await portal().app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    })
    expect(empty.statusCode).toBe(200)
  })

  test('is 503 while the database is unreachable', async () => {
    const { app } = portal()
    const answers = await withoutDatabase(portal(), async () => [
      await app.inject('/ready'),
      await app.inject({ method: 'POST', url: '/api/logout' }),
    ])
    for (const { statusCode, headers, json } of answers)
      expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'unavailable', '2'])
  })

  test.each([
    ['its disk is full', '53100', 'disk_full'],
    ['another transaction holds a row lock', '55P03', 'busy'],
    ['a statement times out', '57014', 'busy'],
    ['it has no free connection', '53300', 'busy'],
    ['it is being stopped', '57P01', 'unavailable'],
  ])(
    'is 503 when the database cannot serve because %s, with the reason in /ready and one log line',
    async (_, cause, code) => {
      const { services } = portal()
      const { pool } = services.database
      const logged: unknown[] = []
      const log = {
        ...services.log,
        error: (fields: LogFields, event: string) => void logged.push({ ...fields, event }),
      }
      const app = await createApp({ ...services, log })
      const { connect, query } = pool
      const fail = () => Promise.reject(scrubbed(Object.assign(new Error('no'), { code: cause, severity: 'ERROR' })))
      Object.assign(pool, { connect: fail, query: fail })
      const answers = [await app.inject('/ready'), await app.inject({ method: 'POST', url: '/api/logout' })]
      Object.assign(pool, { connect, query })
      for (const { statusCode, headers, json } of answers) {
        expect([statusCode, json().code]).toEqual([503, code])
        expect(headers['content-type']).toContain('application/problem+json')
      }
      // One log line covers many requests that fail alike.
      expect(logged).toEqual([expect.objectContaining({ code: cause, reason: code, event: 'database away' })])
      await app.close()
    },
  )

  test.each(['XX001', 'XX002'])('reports damaged database files as data_damaged with one log line: %s', async code => {
    const { services } = portal()
    const { pool } = services.database
    const logged: unknown[] = []
    const log = { ...services.log, error: (fields: LogFields) => void logged.push(fields) }
    const app = await createApp({ ...services, log })
    const { connect, query } = pool
    const fail = () => Promise.reject(scrubbed(Object.assign(new Error('no'), { code, severity: 'ERROR' })))
    Object.assign(pool, { connect: fail, query: fail })
    const answer = await app.inject({ method: 'POST', url: '/api/logout' })
    Object.assign(pool, { connect, query })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'data_damaged'])
    expect(logged).toEqual([expect.objectContaining({ code })])
    await app.close()
  })

  test('from /ready follows a write to a temporary file', async () => {
    const { database, app } = portal()
    expect((await app.inject('/ready')).statusCode).toBe(200)
    const written = async () => {
      const { rows } = await database.pool.query<{ bytes: number }>(
        'SELECT temp_bytes::int AS bytes FROM pg_stat_database WHERE datname = current_database()',
      )
      return rows[0]?.bytes
    }
    await expect.poll(written).toBeGreaterThan(100_000)
  })
})

describe('the origin of a write request', () => {
  const plain = usePortal()
  const secured = usePortal({ PUBLIC_URL: https })

  const logout = (headers: Record<string, string>) => plain().call('POST', '/logout', { headers })

  test.each([
    [{}, 200],
    [{ host: 'localhost:8000', origin: 'http://localhost:8000' }, 200],
    [{ host: '192.168.1.5', origin: 'https://192.168.1.5' }, 200],
    [{ host: 'localhost:8000', origin: 'http://localhost:8001' }, 403],
    [{ host: 'localhost:8000', origin: 'http://localhost' }, 403],
    [{ host: 'localhost:8000', origin: 'null' }, 403],
    [{ host: 'localhost:8000', origin: 'http://localhost:8000.evil.org' }, 403],
    [{ host: 'localhost:8000', origin: 'http://localhost:8000', 'sec-fetch-site': 'cross-site' }, 403],
    [{ host: 'localhost:8000', 'sec-fetch-site': 'same-site' }, 403],
    [{ host: 'localhost:8000', 'sec-fetch-site': 'same-origin' }, 200],
  ])('%j is answered with %i', async (headers, status) => {
    expect((await logout(headers)).status).toBe(status)
  })

  test('may be PUBLIC_URL behind a proxy, but not the same host without HTTPS', async () => {
    const call = (origin: string) =>
      secured().call('POST', '/logout', { headers: { host: 'portal.example.org', origin } })
    expect((await call(https)).status).toBe(200)
    expect((await call('http://portal.example.org')).body.code).toBe('foreign_origin')
    const ported = await secured().call('POST', '/logout', {
      headers: { host: 'portal.example.org:8443', origin: https },
    })
    expect(ported.status).toBe(200)
  })

  test('changes nothing if it is foreign', async () => {
    const as = await plain().person('user')
    const refused = await plain().call('POST', '/logout', { as, headers: { origin: 'https://evil.example.org' } })
    expect(refused.body.code).toBe('foreign_origin')
    expect((await plain().call('GET', '/user', { as })).status).toBe(200)
  })

  test('HSTS is sent over HTTPS', async () => {
    const { headers } = await secured().call('GET', '/installation')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })
})
