import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PASSWORD, usePortal } from '../support/portal.ts'

const draft = (more: object = {}) => ({
  first_name_en: 'Huda',
  last_name_en: "Al-Ibrahim O'Neil",
  first_name_ar: 'هدى',
  last_name_ar: 'إبراهيم',
  gender: 'female',
  birth_date: '1990-02-28',
  residence_country: 'SY',
  education_level: 'master',
  phone: '+963 11 123456',
  email: `${randomUUID()}@signup.test`,
  password: PASSWORD,
  terms: true,
  ...more,
})

const portal = usePortal()
let client = 0
const post = (path: string, body: object, from = `10.2.${client >> 8}.${client++ & 255}`) =>
  portal().call('POST', path, { body, from })

const mails = async (to: string) => {
  const { rows } = await portal().database.pool.query<{ content: string; title: string }>(
    'SELECT title, content FROM emails WHERE recipient = $1 ORDER BY created_at',
    [to],
  )
  return rows
}
const lastCode = async (to: string) => /\b\d{6}\b/.exec((await mails(to)).at(-1)?.content ?? '')?.[0] ?? ''
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const login = (email: string, password = PASSWORD) => post('/login', { email, password })

describe('signing up', () => {
  test('makes a user who signs in after verifying, and stores what was left empty as null', async () => {
    const given = draft({ birth_place: '', work_start_date: '', work_place: '  ', residence_state: 'Aleppo' })
    expect((await post('/signup', given)).status).toBe(200)
    expect((await login(given.email)).body.code).toBe('email_not_verified')
    expect((await post('/verify', { email: given.email, code: await lastCode(given.email) })).status).toBe(200)
    const answer = await login(given.email)
    expect(answer.body.data).toMatchObject({ type: 'user', full_name_en: "Huda Al-Ibrahim O'Neil" })
    const { rows } = await portal().database.pool.query('SELECT * FROM users WHERE email = $1', [given.email])
    expect(rows[0]).toMatchObject({
      birth_place: null,
      work_place: null,
      work_start_date: null,
      direct_manager: null,
      residence_state: 'Aleppo',
    })
    expect(rows[0].terms_accepted_at).toBeInstanceOf(Date)
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['terms', false, 'terms_required'],
    ['password', 'short', 'password_short'],
    ['first_name_en', 'هدى', 'english_only'],
    ['first_name_ar', 'Huda', 'arabic_only'],
    ['email', 'nobody', 'email_invalid'],
    ['birth_date', new Date(Date.now() - 17 * 31_557_600_000).toISOString().slice(0, 10), 'age_min'],
    ['gender', '', 'select_value'],
    ['phone', undefined, 'field_required'],
  ])('tells what is wrong with %s', async (path, value, code) => {
    const answer = await post('/signup', draft({ [path]: value }))
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
    expect(answer.body.errors).toEqual([{ path, code }])
  })

  test('answers alike for an email that is known, and changes nothing of its account', async () => {
    const person = await portal().person('staff')
    const [known, fresh] = await Promise.all([
      post('/signup', draft({ email: person.email })),
      post('/signup', draft()),
    ])
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    expect(await mails(person.email)).toEqual([])
    expect((await login(person.email)).body.data.type).toBe('staff')
  })

  test('again before verifying replaces the password, so nobody can wait for another person to verify', async () => {
    const email = `${randomUUID()}@signup.test`
    await post('/signup', draft({ email, password: 'of the attacker' }))
    portal().pass(31)
    await post('/signup', draft({ email, first_name_en: 'Owner' }))
    expect((await post('/verify', { email, code: await lastCode(email) })).status).toBe(200)
    expect((await login(email, 'of the attacker')).body.code).toBe('invalid_credentials')
    expect((await login(email)).body.data.full_name_en).toMatch(/^Owner /)
  })

  test('never replaces an account that somebody else made', async () => {
    const invited = await portal().person('staff', [], { email_verified_at: null })
    await post('/signup', draft({ email: invited.email, password: 'of the attacker' }))
    expect((await login(invited.email, 'of the attacker')).body.code).toBe('invalid_credentials')
  })

  test('twice at once makes one account', async () => {
    const given = draft()
    const answers = await Promise.all([post('/signup', given), post('/signup', given), post('/signup', given)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mails(given.email)).toHaveLength(1)
  })
})

describe('a code', () => {
  const signedUp = async () => {
    const given = draft()
    await post('/signup', given)
    return given.email
  }

  test('stands in the message and not in its title', async () => {
    const [mail] = await mails(await signedUp())
    expect(mail?.content).toMatch(/\b\d{6}\b/)
    expect(mail?.title).not.toMatch(/\d/)
  })

  test('is void after five wrong tries', async () => {
    const email = await signedUp()
    const code = await lastCode(email)
    for (let tries = 0; tries < 5; tries++)
      expect((await post('/verify', { email, code: another(code) })).body.code).toBe('code_wrong')
    expect((await post('/verify', { email, code })).body.code).toBe('code_expired')
  })

  test('is void after ten minutes', async () => {
    const email = await signedUp()
    portal().pass(601)
    expect((await post('/verify', { email, code: await lastCode(email) })).body.code).toBe('code_expired')
  })

  test('works once', async () => {
    const email = await signedUp()
    const code = await lastCode(email)
    const both = await Promise.all([post('/verify', { email, code }), post('/verify', { email, code })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is sent again after thirty seconds only, and the answer does not tell', async () => {
    const email = await signedUp()
    const early = await post('/verify/resend', { email })
    expect(await mails(email)).toHaveLength(1)
    portal().pass(31)
    const later = await post('/verify/resend', { email })
    expect(await mails(email)).toHaveLength(2)
    const unknown = await post('/verify/resend', { email: 'nobody@signup.test' })
    for (const { status, body } of [early, later, unknown]) expect([status, body.data]).toEqual([200, { done: true }])
  })

  test('that is wrong tells nothing about the account', async () => {
    const waiting = await signedUp()
    const verified = await portal().person('user')
    for (const email of [waiting, verified.email, 'nobody@signup.test']) {
      const code = another(await lastCode(waiting))
      expect((await post('/verify', { email, code })).body).toMatchObject({ status: 400, code: 'code_wrong' })
      expect((await post('/password/reset', { email, code, password: PASSWORD })).body.code).toBe('code_wrong')
    }
  })
})

describe('a forgotten password', () => {
  test('is set anew with a code, which ends every session and proves the address', async () => {
    const person = await portal().person('user', [], { email_verified_at: null })
    const asked = await post('/password/forgot', { email: person.email })
    const unknown = await post('/password/forgot', { email: 'nobody@signup.test' })
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body])
    const reset = { email: person.email, code: await lastCode(person.email), password: 'a new password' }
    expect((await post('/password/reset', reset)).status).toBe(200)
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    expect((await login(person.email)).body.code).toBe('invalid_credentials')
    expect((await login(person.email, 'a new password')).status).toBe(200)
    expect((await post('/password/reset', reset)).body.code).toBe('code_wrong')
  })

  test('of a deactivated person is not set anew', async () => {
    const person = await portal().person('user', [], { active: false })
    expect((await post('/password/forgot', { email: person.email })).status).toBe(200)
    expect(await mails(person.email)).toEqual([])
  })

  test('a verification code opens no reset', async () => {
    const given = draft()
    await post('/signup', given)
    const code = await lastCode(given.email)
    expect((await post('/password/reset', { email: given.email, code, password: PASSWORD })).body.code).toBe(
      'code_wrong',
    )
  })
})
