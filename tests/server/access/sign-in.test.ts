import { describe, expect, test } from 'vitest'
import { PASSWORD, usePortal } from '../support/portal.ts'

const WRONG = 'not the password'
const cookieOf = (cookies: readonly { name: string; value: string }[], name: string) =>
  cookies.filter(cookie => cookie.name === name).map(({ value }) => `${name}=${value}`)[0] ?? ''

describe('signing in', () => {
  const portal = usePortal()

  const login = (email: string, password: string, more: { cookie?: string; from?: string } = {}) =>
    portal().call('POST', '/login', {
      body: { email, password },
      ...(more.from && { from: more.from }),
      headers: more.cookie ? { cookie: more.cookie } : {},
    })

  test('opens a session that GET /user knows, in a cookie no script can read', async () => {
    const { email } = await portal().person('trainee', [{ group: 'trainees', command: 'trainee_pages' }])
    const answer = await login(email.toUpperCase(), PASSWORD)
    expect(answer.status).toBe(200)
    const session = answer.cookies.find(({ name }) => name === 'session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(session).not.toHaveProperty('secure')
    const user = await portal().call('GET', '/user', { headers: { cookie: cookieOf(answer.cookies, 'session') } })
    expect(user.body).toEqual({ data: answer.body.data })
    expect(user.body.data).toMatchObject({
      type: 'trainee',
      full_name_en: 'Nour Saleh',
      full_name_ar: 'نور صالح',
      privileges: [{ group: 'trainees', command: 'trainee_pages' }],
    })
  })

  test('answers an unknown email, a wrong password and an unverified one with a wrong password alike', async () => {
    const known = await portal().person('user')
    const unverified = await portal().person('user', [], { email_verified_at: null })
    const answers = await Promise.all([
      login('nobody@portal.test', WRONG),
      login(known.email, WRONG),
      login(unverified.email, WRONG),
    ])
    for (const { status, body, headers } of answers) {
      expect([status, body, Object.keys(headers).sort()]).toEqual([
        401,
        answers[0].body,
        Object.keys(answers[0].headers).sort(),
      ])
    }
    expect(answers[0].body.code).toBe('invalid_credentials')
  })

  test('tells the unverified and the deactivated only after the right password', async () => {
    const unverified = await portal().person('user', [], { email_verified_at: null })
    const inactive = await portal().person('user', [], { active: false })
    expect((await login(unverified.email, PASSWORD)).body.code).toBe('email_not_verified')
    expect((await login(inactive.email, PASSWORD)).body.code).toBe('account_inactive')
    expect((await login(inactive.email, WRONG)).body.code).toBe('invalid_credentials')
  })

  test('takes the same time whether or not the email is known', async () => {
    const { email } = await portal().person('user')
    const time = async (address: string) => {
      const start = performance.now()
      await login(address, WRONG)
      return performance.now() - start
    }
    for (const taken of [await time(email), await time('nobody2@portal.test')]) {
      expect(taken % 200).toBeLessThan(60)
      expect(taken).toBeGreaterThan(190)
    }
  })

  test('replaces the session that the browser had before', async () => {
    const person = await portal().person('user')
    const answer = await login(person.email, PASSWORD, { cookie: person.cookie })
    expect(answer.status).toBe(200)
    expect(cookieOf(answer.cookies, 'session')).not.toBe(person.cookie)
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
  })

  test('a password typed in another Unicode form fits', async () => {
    const person = await portal().person('user')
    const change = { current_password: PASSWORD, password: 'caf\u00e9-1234' }
    expect((await portal().call('POST', '/account/password', { as: person, body: change })).status).toBe(200)
    expect((await login(person.email, 'cafe\u0301-1234')).status).toBe(200)
  })

  test('twenty-five people at once do not wait for each other without end', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => portal().person('user')))
    const answers = await Promise.all(people.map(({ email }, at) => login(email, PASSWORD, { from: `10.1.0.${at}` })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  })
})

describe('trying passwords', () => {
  const portal = usePortal()
  const login = (email: string, password: string, from: string, cookie = '') =>
    portal().call('POST', '/login', { body: { email, password }, from, headers: cookie ? { cookie } : {} })

  const tryOften = (email: string, from: string, cookie = '') =>
    Promise.all(Array.from({ length: 11 }, () => login(email, WRONG, from, cookie)))

  test('is slowed down from one address, and the victim still comes in from another', async () => {
    const { email } = await portal().person('user')
    const codes = (await tryOften(email, '203.0.113.5')).map(({ body }) => body.code)
    expect(codes.filter(code => code === 'too_many_requests')).toHaveLength(1)
    const refused = await login(email, PASSWORD, '203.0.113.5')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body.retry_after).toBeLessThanOrEqual(900)
    expect((await login(email, PASSWORD, '203.0.113.6')).status).toBe(200)
  })

  test('does not lock out a browser that has signed in before, even behind the same address', async () => {
    const { email } = await portal().person('user')
    const first = await login(email, PASSWORD, '203.0.113.7')
    const device = first.cookies.find(({ name }) => name === 'device')
    expect(device).toMatchObject({ httpOnly: true, path: '/api/login', sameSite: 'Lax' })
    await tryOften(email, '203.0.113.7')
    expect((await login(email, PASSWORD, '203.0.113.7')).status).toBe(429)
    expect((await login(email, PASSWORD, '203.0.113.7', `device=${device?.value}`)).status).toBe(200)
  })

  test('is slowed down with a known browser too, and with one of somebody else at once', async () => {
    const [victim, other] = await Promise.all([portal().person('user'), portal().person('user')])
    const own = cookieOf((await login(victim.email, PASSWORD, '203.0.113.8')).cookies, 'device')
    const foreign = cookieOf((await login(other.email, PASSWORD, '203.0.113.8')).cookies, 'device')
    expect((await tryOften(victim.email, '203.0.113.9', own)).at(-1)?.body).toHaveProperty('code')
    expect((await login(victim.email, PASSWORD, '203.0.113.9', own)).status).toBe(429)
    await tryOften(victim.email, '203.0.113.10', foreign)
    expect((await login(victim.email, PASSWORD, '203.0.113.10', foreign)).status).toBe(429)
  })

  test('counts an IPv6 network as one', async () => {
    const { email } = await portal().person('user')
    await Promise.all(Array.from({ length: 10 }, (_, host) => login(email, WRONG, `2001:db8:1:2::${host + 1}`)))
    expect((await login(email, PASSWORD, '2001:db8:1:2:ffff:1:2:3')).status).toBe(429)
    expect((await login(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  test('a classroom behind one address comes in', async () => {
    const people = await Promise.all(Array.from({ length: 110 }, () => portal().person('trainee')))
    const statuses = new Set<number>()
    for (let at = 0; at < people.length; at += 22) {
      const some = people.slice(at, at + 22)
      for (const { status } of await Promise.all(some.map(({ email }) => login(email, PASSWORD, '198.51.100.1'))))
        statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
  })
})

describe('signing out', () => {
  const portal = usePortal()

  test('ends the session on the server and removes the cookie', async () => {
    const person = await portal().person('user')
    const answer = await portal().call('POST', '/logout', { as: person })
    expect(answer.status).toBe(200)
    expect(answer.cookies.find(({ name }) => name === 'session')?.value).toBe('')
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    expect((await portal().call('POST', '/logout')).status).toBe(200)
  })

  test('a deactivated person is out at once', async () => {
    const person = await portal().person('staff')
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(200)
    await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [person.id])
    expect((await portal().call('GET', '/user', { as: person })).body.code).toBe('not_signed_in')
  })

  test('an expired session and a forged one open nothing', async () => {
    const person = await portal().person('staff')
    await portal().database.pool.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [person.id])
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    const forged = { ...person, cookie: `session=${'A'.repeat(43)}` }
    expect((await portal().call('GET', '/user', { as: forged })).status).toBe(401)
  })
})

describe('behind https', () => {
  const portal = usePortal({ PUBLIC_URL: 'https://portal.example.org' })

  test('cookies carry Secure and the __Host- prefix although the proxy speaks http', async () => {
    const { email } = await portal().person('user')
    const answer = await portal().call('POST', '/login', {
      body: { email, password: PASSWORD },
      headers: { origin: 'https://portal.example.org', host: 'portal.example.org' },
    })
    expect(answer.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
      sameSite: 'Lax',
    })
    expect(answer.cookies.find(({ name }) => name === '__Secure-device')).toMatchObject({ secure: true })
    expect(answer.cookies.every(cookie => !('domain' in cookie))).toBe(true)
  })

  test('a session cookie without the prefix, which another site could plant, is not read', async () => {
    const person = await portal().person('user')
    const planted = { ...person, cookie: person.cookie.replace('__Host-', '') }
    expect((await portal().call('GET', '/user', { as: planted })).status).toBe(401)
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(200)
  })
})
