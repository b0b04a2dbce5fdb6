import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PASSWORD, usePortal } from '../../../support/portal.ts'

const WRONG = 'not the password'
const cookieOf = (cookies: readonly { name: string; value: string }[], name: string) =>
  cookies.filter(cookie => cookie.name === name).map(({ value }) => `${name}=${value}`)[0] ?? ''

describe('guessing passwords', () => {
  const portal = usePortal()
  const login = (email: string, password: string, from: string, cookie = '') =>
    portal().call('POST', '/login', { body: { email, password }, from, headers: cookie ? { cookie } : {} })

  const tryOften = (email: string, from: string, cookie = '') =>
    Promise.all(Array.from({ length: 11 }, () => login(email, WRONG, from, cookie)))

  test('is limited per network, and the victim can log in from another', async () => {
    const { email } = await portal().person('user')
    const codes = (await tryOften(email, '203.0.113.5')).map(({ body }) => body.code)
    expect(codes.filter(code => code === 'too_many_requests')).toHaveLength(1)
    const refused = await login(email, PASSWORD, '203.0.113.5')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body.retry_after).toBeLessThanOrEqual(900)
    expect((await login(email, PASSWORD, '203.0.113.6')).status).toBe(200)
  })

  test('does not lock out a known browser, even behind the same address', async () => {
    const { email } = await portal().person('user')
    const first = await login(email, PASSWORD, '203.0.113.7')
    const device = first.cookies.find(({ name }) => name === 'device')
    expect(device).toMatchObject({ httpOnly: true, path: '/api/login', sameSite: 'Lax' })
    await tryOften(email, '203.0.113.7')
    expect((await login(email, PASSWORD, '203.0.113.7')).status).toBe(429)
    expect((await login(email, PASSWORD, '203.0.113.7', `device=${device?.value}`)).status).toBe(200)
  })

  test("is limited with a known browser and with another person's browser", async () => {
    const [victim, other] = await Promise.all([portal().person('user'), portal().person('user')])
    const own = cookieOf((await login(victim.email, PASSWORD, '203.0.113.8')).cookies, 'device')
    const foreign = cookieOf((await login(other.email, PASSWORD, '203.0.113.8')).cookies, 'device')
    expect((await tryOften(victim.email, '203.0.113.9', own)).at(-1)?.body).toHaveProperty('code')
    expect((await login(victim.email, PASSWORD, '203.0.113.9', own)).status).toBe(429)
    await tryOften(victim.email, '203.0.113.10', foreign)
    expect((await login(victim.email, PASSWORD, '203.0.113.10', foreign)).status).toBe(429)
  })

  test('is limited per IPv6 network', async () => {
    const { email } = await portal().person('user')
    await Promise.all(Array.from({ length: 10 }, (_, host) => login(email, WRONG, `2001:db8:1:2::${host + 1}`)))
    expect((await login(email, PASSWORD, '2001:db8:1:2:ffff:1:2:3')).status).toBe(429)
    expect((await login(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  test('is not assumed when 110 people log in behind one address', async () => {
    const people = await Promise.all(Array.from({ length: 110 }, () => portal().person('trainee')))
    const statuses = new Set<number>()
    for (let at = 0; at < people.length; at += 22) {
      const some = people.slice(at, at + 22)
      for (const { status } of await Promise.all(some.map(({ email }) => login(email, PASSWORD, '198.51.100.1'))))
        statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
  })

  test('is counted under keys that reveal no address and change daily', async () => {
    const email = 'nobody@tries.test'
    const keys = async () =>
      (await portal().database.pool.query('SELECT encode(key, $1) AS key FROM attempts', ['hex'])).rows.map(
        ({ key }) => key,
      )
    await portal().database.pool.query('DELETE FROM attempts')
    await login(email, WRONG, '203.0.113.77')
    const first = await keys()
    expect(first).toHaveLength(2)
    for (const parts of [
      ['login', '203.0.113.77'],
      ['login', '203.0.113.77', email],
    ])
      expect(first).not.toContain(createHash('sha256').update(parts.join('\n')).digest('hex'))
    portal().pass(24 * 60 * 60)
    await login(email, WRONG, '203.0.113.77')
    expect(new Set(await keys()).size).toBe(4)
  })
})

describe('behind a proxy', () => {
  const PUBLIC_URL = 'https://portal.example.org'
  const unnamed = usePortal({ PUBLIC_URL })
  const named = usePortal({ PUBLIC_URL, TRUST_PROXY: ['10.0.0.9', 'fd00::/8'] })
  const plain = usePortal({ TRUST_PROXY: ['10.0.0.9'] })

  // Each request claims another address.
  const tryOften = async (portal: ReturnType<typeof named>, from: string, said: (at: number) => string) => {
    const { email } = await portal.person('user')
    const headers = (at: number) => ({ host: 'portal.example.org', 'x-forwarded-for': said(at) })
    const body = { email, password: WRONG }
    const tries = Array.from({ length: 11 }, (_, at) =>
      portal.call('POST', '/login', { body, from, headers: headers(at) }),
    )
    const answers = await Promise.all(tries)
    return answers.filter(({ status }) => status === 429).length
  }

  test('ignores forwarded addresses unless TRUST_PROXY lists the proxy', async () => {
    expect(await tryOften(unnamed(), '10.0.0.9', at => `203.0.113.${at}`)).toBe(1)
    expect(await tryOften(unnamed(), '127.0.0.1', at => `203.0.113.${at}`)).toBe(1)
    expect(await tryOften(named(), '10.0.0.10', at => `203.0.113.${at}`)).toBe(1)
  })

  test('accepts from a listed proxy only the address that the proxy itself saw', async () => {
    expect(await tryOften(named(), '10.0.0.9', at => `203.0.113.${at}`)).toBe(0)
    expect(await tryOften(named(), 'fd00::5', at => `203.0.113.${at}`)).toBe(0)
    expect(await tryOften(named(), '10.0.0.9', at => `198.51.100.${at}, 203.0.113.77`)).toBe(1)
  })

  test('accepts X-Forwarded-Proto from a listed proxy only', async () => {
    const cookieFrom = async (from: string) => {
      const { email } = await plain().person('user')
      const headers = { 'x-forwarded-proto': 'https' }
      const answer = await plain().call('POST', '/login', { body: { email, password: PASSWORD }, from, headers })
      return answer.cookies.find(({ name }) => name.endsWith('session'))
    }
    expect(await cookieFrom('10.0.0.9')).toMatchObject({ name: '__Host-session', secure: true })
    expect(await cookieFrom('10.0.0.10')).toMatchObject({ name: 'session' })
  })
})
