import { describe, expect, test } from 'vitest'
import { tokenHashOf as hashOf, newToken } from '../../../../packages/server/src/people/accounts/tokens.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const profile = {
  first_name_en: 'Huda',
  last_name_en: 'Ibrahim',
  first_name_ar: 'هدى',
  last_name_ar: 'إبراهيم',
  gender: 'female',
  birth_date: '1990-02-28',
  residence_country: 'SY',
  education_level: 'master',
  phone: '+963 11 123456',
}

const edit = (as: Person, body: object) => portal().call('PATCH', '/account', { as, body })

describe('GET and PATCH /account', () => {
  test("returns the person's own account without secrets or caching", async () => {
    const person = await portal().person('staff')
    const { status, body, headers } = await portal().call('GET', '/account', { as: person })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: person.id,
      email: person.email,
      email_verified: true,
      version: 1,
      gender: null,
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('keeps fields that are missing and sets empty ones to null', async () => {
    const person = await portal().person('user')
    const full = { ...profile, work_place: 'Clinic', work_start_date: '2020-01-31', birth_place: 'حلب' }
    const first = await edit(person, { ...full, version: 1, language: 'ar' })
    expect(first.body.data).toMatchObject({ ...full, language: 'ar', version: 2 })
    const second = await edit(person, { ...profile, version: 2, work_place: '', work_start_date: '' })
    expect(second.body.data).toMatchObject({
      work_place: null,
      work_start_date: null,
      birth_place: 'حلب',
      language: 'ar',
      version: 3,
    })
  })

  test('rejects a stale version with the current row and changes nothing', async () => {
    const person = await portal().person('user')
    const answers = await Promise.all([
      edit(person, { ...profile, version: 1, first_name_en: 'One' }),
      edit(person, { ...profile, version: 1, first_name_en: 'Two' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stale = answers.find(({ status }) => status === 409)
    const stored = answers.find(({ status }) => status === 200)
    expect(stale?.body).toMatchObject({ code: 'changed_meanwhile', data: stored?.body.data })
  })

  test('ignores account type, email and other protected fields', async () => {
    const person = await portal().person('user')
    const more = {
      type: 'sysadmin',
      email: 'root@portal.test',
      password_hash: 'x',
      id: crypto.randomUUID(),
      active: false,
    }
    expect((await edit(person, { ...profile, version: 1, ...more })).status).toBe(200)
    const { body } = await portal().call('GET', '/account', { as: person })
    expect(body.data).toMatchObject({ id: person.id, type: 'user', email: person.email })
  })
})

describe('logging out of all other devices', () => {
  test('ends all other sessions of the person, and no sessions of others', async () => {
    const [person, neighbour] = [await portal().person('user'), await portal().person('user')]
    const login = async () => {
      const body = { email: person.email, password: PASSWORD }
      const { cookies } = await portal().call('POST', '/login', { body, from: '203.0.113.40' })
      return `session=${cookies.find(({ name }) => name === 'session')?.value}`
    }
    const [phone, laptop] = [await login(), await login()]
    const user = async (cookie: string) => (await portal().call('GET', '/user', { headers: { cookie } })).status
    expect(await Promise.all([phone, laptop, person.cookie].map(user))).toEqual([200, 200, 200])
    const answer = await portal().call('POST', '/account/sign_out_others', { headers: { cookie: phone }, body: {} })
    expect(answer.status).toBe(200)
    expect(await Promise.all([phone, laptop, person.cookie].map(user))).toEqual([200, 401, 401])
    expect(await user(neighbour.cookie)).toBe(200)
    expect((await portal().call('POST', '/account/sign_out_others', { body: {} })).status).toBe(401)
  })
})

describe("changing one's own password", () => {
  const change = (as: Person, body: object) => portal().call('POST', '/account/password', { as, body })

  test('needs the current password', async () => {
    const person = await portal().person('user')
    const { status, body } = await change(person, { current_password: 'guess', password: 'a new password' })
    expect([status, body.errors]).toEqual([400, [{ path: 'current_password', code: 'password_wrong' }]])
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(200)
  })

  test('ends all other sessions and gives this session a new token', async () => {
    const person = await portal().person('user')
    const other = newToken()
    await portal().database.pool.query(
      `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [hashOf(other), person.id],
    )
    const answer = await change(person, { current_password: PASSWORD, password: 'a new password' })
    expect(answer.status).toBe(200)
    const fresh = answer.cookies.find(({ name }) => name === 'session')
    const user = (cookie: string) => portal().call('GET', '/user', { headers: { cookie } })
    expect((await user(`session=${other}`)).status).toBe(401)
    expect((await user(person.cookie)).status).toBe(401)
    expect((await user(`session=${fresh?.value}`)).status).toBe(200)
  })

  test('notifies the owner by email in their language and without secrets', async () => {
    const person = await portal().person('user', [], { language: 'ar' })
    await change(person, { current_password: 'guess', password: 'a new password' })
    const mails = async () =>
      (await portal().database.pool.query('SELECT title, content FROM emails WHERE recipient = $1', [person.email]))
        .rows
    expect(await mails()).toEqual([])
    expect((await change(person, { current_password: PASSWORD, password: 'a new password' })).status).toBe(200)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail.title).toBe('تغيّرت كلمة مرورك')
    expect(mail.content).toContain('/auth/password/forgot')
    for (const secret of ['a new password', PASSWORD, person.email]) expect(mail.content).not.toContain(secret)
  })

  test('succeeds once for two simultaneous requests', async () => {
    const person = await portal().person('user')
    const answers = await Promise.all([
      change(person, { current_password: PASSWORD, password: 'new password one' }),
      change(person, { current_password: PASSWORD, password: 'new password two' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
