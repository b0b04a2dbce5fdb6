import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Answer, PASSWORD, usePortal } from '../../../support/portal.ts'
import { another, browserOf, draft, signingUpIn } from './signing-up.ts'

const portal = usePortal()
const { post, mails, lastCode, login } = signingUpIn(portal)

describe('a code', () => {
  const signedUp = async () => {
    const given = draft()
    return { email: given.email, browser: browserOf(await post('/signup', given)) }
  }

  test('is in the body of the email, not in the title', async () => {
    const [mail] = await mails((await signedUp()).email)
    expect(mail?.content).toMatch(/\b\d{6}\b/)
    expect(mail?.title).not.toMatch(/\d/)
  })

  test('becomes invalid after five wrong attempts', async () => {
    const { email, browser } = await signedUp()
    const code = await lastCode(email)
    for (let tries = 0; tries < 5; tries++)
      expect((await post('/verify', { email, code: another(code) }, browser)).body.code).toBe('code_wrong')
    expect((await post('/verify', { email, code }, browser)).body.code).toBe('code_expired')
  })

  test('expires after ten minutes', async () => {
    const { email, browser } = await signedUp()
    portal().pass(601)
    expect((await post('/verify', { email, code: await lastCode(email) }, browser)).body.code).toBe('code_expired')
  })

  test('works once', async () => {
    const { email, browser } = await signedUp()
    const code = await lastCode(email)
    const both = await Promise.all([
      post('/verify', { email, code }, browser),
      post('/verify', { email, code }, browser),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is resent at most every 30 seconds, and the response does not reveal whether it was sent', async () => {
    const { email, browser } = await signedUp()
    const early = await post('/verify/resend', { email }, browser)
    expect(await mails(email)).toHaveLength(1)
    portal().pass(31)
    const later = await post('/verify/resend', { email }, browser)
    expect(await mails(email)).toHaveLength(2)
    const unknown = await post('/verify/resend', { email: 'nobody@signup.test' })
    for (const { status, body } of [early, later, unknown]) expect([status, body.data]).toEqual([200, { done: true }])
  })

  test('is rejected alike for pending, verified and unknown addresses', async () => {
    const { email: waiting, browser } = await signedUp()
    const verified = await portal().person('user')
    for (const email of [waiting, verified.email, 'nobody@signup.test']) {
      const code = another(await lastCode(waiting))
      expect((await post('/verify', { email, code }, browser)).body).toMatchObject({ status: 400, code: 'code_wrong' })
      expect((await post('/password/reset', { email, code, password: PASSWORD })).body.code).toBe('code_wrong')
    }
  })
})

describe('a forgotten password', () => {
  test('is reset with a code, which ends all sessions and is emailed to the owner', async () => {
    const person = await portal().person('user', [], { email_verified_at: null })
    const asked = await post('/password/forgot', { email: person.email })
    const unknown = await post('/password/forgot', { email: 'nobody@signup.test' })
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body])
    const reset = { email: person.email, code: await lastCode(person.email), password: 'a new password' }
    expect((await post('/password/reset', reset)).status).toBe(200)
    expect((await mails(person.email)).map(({ title }) => title)).toEqual([
      'Your password reset code',
      'Your password was changed',
    ])
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    expect((await login(person.email)).body.code).toBe('invalid_credentials')
    expect((await login(person.email, 'a new password')).status).toBe(200)
    expect((await post('/password/reset', reset)).body.code).toBe('code_wrong')
  })

  test('of a deactivated person cannot be reset', async () => {
    const person = await portal().person('user', [], { active: false })
    expect((await post('/password/forgot', { email: person.email })).status).toBe(200)
    expect(await mails(person.email)).toEqual([])
  })

  test('cannot be reset with a verification code', async () => {
    const given = draft()
    await post('/signup', given)
    const code = await lastCode(given.email)
    expect((await post('/password/reset', { email: given.email, code, password: PASSWORD })).body.code).toBe(
      'code_wrong',
    )
  })
})

describe('codes of one account within a day', () => {
  const often = (times: number, call: () => ReturnType<typeof post>) => Promise.all(Array.from({ length: times }, call))
  const refused = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 429).length

  test.each(['/password/forgot', '/verify/resend'])(
    'are requested at most 20 times from %s across networks, for known and unknown addresses',
    async path => {
      const person = await portal().person('user')
      for (const email of [person.email, `${randomUUID()}@signup.test`])
        expect(refused(await often(21, () => post(path, { email })))).toBe(1)
      portal().pass(24 * 60 * 60)
      expect((await post(path, { email: person.email })).status).toBe(200)
    },
  )

  test('can be tried at most 30 times, after which even the right code is rejected', async () => {
    const { email } = await portal().person('user')
    await post('/password/forgot', { email })
    const code = await lastCode(email)
    const password = 'a new password'
    expect(refused(await often(31, () => post('/password/reset', { email, code: another(code), password })))).toBe(1)
    const answer = await post('/password/reset', { email, code, password })
    expect([answer.status, answer.body.retry_after > 0]).toEqual([429, true])
  })

  test('of a sign-up stay usable in their own browser after wrong attempts elsewhere', async () => {
    const given = draft()
    const browser = browserOf(await post('/signup', given))
    const typed = { email: given.email, code: await lastCode(given.email) }
    expect(refused(await often(31, () => post('/verify', { ...typed, code: another(typed.code) })))).toBe(1)
    expect((await post('/verify', typed, browser)).status).toBe(200)
  })
})
