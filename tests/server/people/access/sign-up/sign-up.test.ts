import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { usePortal } from '../../../support/portal.ts'
import { another, browserOf, draft, signingUpIn } from './signing-up.ts'

const portal = usePortal()
const { post, mails, lastCode, login } = signingUpIn(portal)

describe('signing up', () => {
  test('creates a user who can log in after verification, and stores empty fields as null', async () => {
    const given = draft({ birth_place: '', work_start_date: '', work_place: '  ', residence_state: 'Aleppo' })
    const answer = await post('/signup', given)
    expect(answer.status).toBe(200)
    expect((await login(given.email)).body.code).toBe('email_not_verified')
    const typed = { email: given.email, code: await lastCode(given.email) }
    expect((await post('/verify', typed, browserOf(answer))).status).toBe(200)
    expect((await login(given.email)).body.data).toMatchObject({ type: 'user', full_name_en: "Huda Al-Ibrahim O'Neil" })
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
  ])('reports an invalid %s', async (path, value, code) => {
    const answer = await post('/signup', draft({ [path]: value }))
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
    expect(answer.body.errors).toEqual([{ path, code }])
  })

  test('answers alike for an email that is known, and does not change its account', async () => {
    const person = await portal().person('staff')
    const [known, fresh] = await Promise.all([
      post('/signup', draft({ email: person.email })),
      post('/signup', draft()),
    ])
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    const looks = [known, fresh].map(({ cookies }) =>
      cookies.map(({ value, expires: _, ...rest }) => [value.length, rest]),
    )
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]).toHaveLength(1)
    const code = '123456'
    const [first, second] = [
      await post('/verify', { email: person.email, code }, browserOf(known)),
      await post('/verify', { email: person.email, code }),
    ]
    expect([first.status, first.body]).toEqual([second.status, second.body])
    portal().pass(31)
    expect((await post('/verify/resend', { email: person.email }, browserOf(known))).status).toBe(200)
    expect(await mails(person.email)).toEqual([])
    expect((await login(person.email)).body.data.type).toBe('staff')
  })

  test("creates only the account of the code's own sign-up, in the same browser", async () => {
    const email = `${randomUUID()}@signup.test`
    const victim = await post('/signup', draft({ email, first_name_en: 'Owner' }))
    const ownCode = await lastCode(email)
    const attacker = await post('/signup', draft({ email, password: 'of the attacker' }))
    const newest = await lastCode(email)
    expect(await mails(email)).toHaveLength(2)
    for (const browser of ['', browserOf(attacker)].filter(() => ownCode !== newest))
      expect((await post('/verify', { email, code: ownCode }, browser)).body.code).toBe('code_wrong')
    expect((await post('/verify', { email, code: newest }, browserOf(victim))).body.code).toBe('code_wrong')
    expect((await login(email, 'of the attacker')).body.code).toBe('email_not_verified')
    expect((await post('/verify', { email, code: ownCode }, browserOf(victim))).status).toBe(200)
    expect((await login(email, 'of the attacker')).body.code).toBe('invalid_credentials')
    expect((await login(email)).body.data.full_name_en).toMatch(/^Owner /)
    expect((await post('/verify', { email, code: newest }, browserOf(attacker))).status).toBe(400)
  })

  test('verifies two emails in one browser, and the later of two sign-ups for one email', async () => {
    const [first, second] = [draft(), draft()]
    const browser = browserOf(await post('/signup', first))
    const shared = browserOf(await post('/signup', second, browser))
    const verify = async (email: string) => post('/verify', { email, code: await lastCode(email) }, shared)
    expect((await verify(first.email)).status).toBe(200)
    expect((await login(first.email)).status).toBe(200)

    const early = await lastCode(second.email)
    await post('/signup', { ...second, password: 'another password of theirs' }, shared)
    const late = await lastCode(second.email)
    const refused = early === late ? undefined : await post('/verify', { email: second.email, code: early }, shared)
    expect(refused?.body.code ?? 'code_wrong').toBe('code_wrong')
    expect((await verify(second.email)).status).toBe(200)
    expect((await login(second.email, 'another password of theirs')).status).toBe(200)
  })

  test('resends the code for the sign-up of the requesting browser', async () => {
    const email = `${randomUUID()}@signup.test`
    const victim = await post('/signup', draft({ email }))
    await post('/signup', draft({ email, password: 'of the attacker' }))
    portal().pass(31)
    await post('/verify/resend', { email })
    expect(await mails(email)).toHaveLength(2)
    await post('/verify/resend', { email }, browserOf(victim))
    expect(await mails(email)).toHaveLength(3)
    expect((await post('/verify', { email, code: await lastCode(email) }, browserOf(victim))).status).toBe(200)
    expect((await login(email)).status).toBe(200)
  })

  test('continues on another device after the right password, without breaking the first device', async () => {
    const email = `${randomUUID()}@signup.test`
    const phone = browserOf(await post('/signup', draft({ email })))
    const code = await lastCode(email)
    expect(browserOf(await login(email, 'a wrong one'))).toBe('')
    const answer = await login(email)
    expect([answer.status, answer.body.code]).toEqual([401, 'email_not_verified'])
    const laptop = browserOf(answer)
    expect(laptop).not.toBe(phone)
    expect((await post('/verify', { email, code: another(code) }, phone)).body.code).toBe('code_wrong')
    expect((await post('/verify', { email, code }, laptop)).status).toBe(200)
    expect((await login(email)).status).toBe(200)
  })

  test('never replaces an account that somebody else created', async () => {
    const invited = await portal().person('staff', [], { email_verified_at: null })
    const attacker = await post('/signup', draft({ email: invited.email, password: 'of the attacker' }))
    expect(await mails(invited.email)).toEqual([])
    expect((await login(invited.email, 'of the attacker')).body.code).toBe('invalid_credentials')
    portal().pass(31)
    await post('/verify/resend', { email: invited.email }, browserOf(attacker))
    expect(await mails(invited.email)).toEqual([])
    await post('/verify/resend', { email: invited.email })
    const code = await lastCode(invited.email)
    expect((await post('/verify', { email: invited.email, code })).status).toBe(200)
    expect((await login(invited.email)).body.data.type).toBe('staff')
  })

  test('creates one account for simultaneous requests', async () => {
    const given = draft()
    const answers = await Promise.all([post('/signup', given), post('/signup', given), post('/signup', given)])
    const codes = (await mails(given.email)).map(({ content }) => /\b\d{6}\b/.exec(content)?.[0] ?? '')
    expect(codes).toHaveLength(3)
    const tried = answers.flatMap(answer =>
      codes.map(code => post('/verify', { email: given.email, code }, browserOf(answer))),
    )
    expect((await Promise.all(tried)).filter(({ status }) => status === 200)).toHaveLength(1)
    const { rowCount } = await portal().database.pool.query('SELECT FROM users WHERE email = $1', [given.email])
    expect(rowCount).toBe(1)
  })
})
