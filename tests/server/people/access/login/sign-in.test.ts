import { describe, expect, test } from 'vitest'
import { PASSWORD, usePortal } from '../../../support/portal.ts'

const WRONG = 'not the password'
const cookieOf = (cookies: readonly { name: string; value: string }[], name: string) =>
  cookies.filter(cookie => cookie.name === name).map(({ value }) => `${name}=${value}`)[0] ?? ''

describe('logging in', () => {
  const portal = usePortal()

  const login = (email: string, password: string, more: { cookie?: string; from?: string } = {}) =>
    portal().call('POST', '/login', {
      body: { email, password },
      ...(more.from && { from: more.from }),
      headers: more.cookie ? { cookie: more.cookie } : {},
    })

  test('opens a session for GET /user with a cookie that scripts cannot read', async () => {
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

  test('answers unknown emails, wrong passwords and unverified accounts alike', async () => {
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

  test('reports unverified and deactivated accounts only after the right password', async () => {
    const unverified = await portal().person('user', [], { email_verified_at: null })
    const inactive = await portal().person('user', [], { active: false })
    expect((await login(unverified.email, PASSWORD)).body.code).toBe('email_not_verified')
    expect((await login(inactive.email, PASSWORD)).body.code).toBe('account_inactive')
    expect((await login(inactive.email, WRONG)).body.code).toBe('invalid_credentials')
  })

  test('takes equally long for known and unknown emails', async () => {
    const { email } = await portal().person('user')
    const time = async (address: string, from: string) => {
      const start = performance.now()
      await login(address, WRONG, { from })
      return performance.now() - start
    }
    // The fastest of several attempts counts, because a busy machine delays some.
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < 5; at++) {
      known.push(await time(email, `10.3.0.${at}`))
      unknown.push(await time('nobody2@portal.test', `10.3.0.${at}`))
    }
    for (const taken of [known, unknown]) {
      expect(Math.min(...taken)).toBeGreaterThan(190)
      expect(Math.min(...taken.map(ms => (ms + 5) % 200))).toBeLessThan(60)
    }
  })

  test("replaces the browser's previous session", async () => {
    const person = await portal().person('user')
    const answer = await login(person.email, PASSWORD, { cookie: person.cookie })
    expect(answer.status).toBe(200)
    expect(cookieOf(answer.cookies, 'session')).not.toBe(person.cookie)
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
  })

  test('accepts a password in another Unicode normalisation form', async () => {
    const person = await portal().person('user')
    const change = { current_password: PASSWORD, password: 'caf\u00e9-1234' }
    expect((await portal().call('POST', '/account/password', { as: person, body: change })).status).toBe(200)
    expect((await login(person.email, 'cafe\u0301-1234')).status).toBe(200)
  })

  test('succeeds for 25 people at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => portal().person('user')))
    const answers = await Promise.all(people.map(({ email }, at) => login(email, PASSWORD, { from: `10.1.0.${at}` })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  })
})
