import { describe, expect, test } from 'vitest'
import { beginLogin, codeOf, enteredAs, setUpApp } from '../../support/people/factors.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as?: Person, body: object = {}) =>
  portal().call(method, path, { as, ...(method !== 'GET' && { body }) })

const second = (path: string, cookie: string, body: object, from?: string) =>
  portal().call('POST', path, { body, headers: { cookie }, ...(from && { from }) })

const mailsTo = async (email: string) =>
  (await portal().database.pool.query('SELECT title FROM emails WHERE recipient = $1 ORDER BY created_at', [email]))
    .rows

describe('an authenticator app', () => {
  test('is active only after its code was confirmed, and comes with recovery codes', async () => {
    const person = await portal().person('staff')
    const { secret, uri } = (await call('POST', '/account/second_factor/app', person)).body.data
    expect(uri).toContain(secret)
    expect((await beginLogin(portal(), person)).answer.body.data.id).toBe(person.id)
    const wrong = await call('POST', '/account/second_factor/app/confirm', person, {
      code: codeOf(portal(), secret, 9),
    })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'factor_code_wrong'])
    const right = await call('POST', '/account/second_factor/app/confirm', person, { code: codeOf(portal(), secret) })
    expect(new Set(right.body.data.recovery_codes).size).toBe(10)
    const { data } = (await call('GET', '/account/second_factor', person)).body
    expect(data).toMatchObject({ required: false, passkeys: [], recovery_codes_left: 10 })
    expect((await beginLogin(portal(), person)).answer.body.data).toEqual({ second_factor: ['app', 'recovery_code'] })
    expect(await mailsTo(person.email)).toEqual([{ title: 'An authenticator app was set up' }])
  })

  test('leaves neither its secret nor a recovery code readable in any table', async () => {
    const person = await portal().person('staff')
    const key = { 'idempotency-key': 'a-key-of-a-form' }
    const begun = await portal().call('POST', '/account/second_factor/app', { as: person, body: {}, headers: key })
    const { secret } = begun.body.data
    const body = { code: codeOf(portal(), secret) }
    const confirm = () =>
      portal().call('POST', '/account/second_factor/app/confirm', {
        as: person,
        body,
        headers: { 'idempotency-key': 'another-key' },
      })
    const first = await confirm()
    const [code] = first.body.data.recovery_codes
    // A repeated request after a lost response is answered from memory.
    expect((await confirm()).body).toEqual(first.body)
    const { rows } = await portal().database.pool.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    )
    for (const { name } of rows) {
      const { rows: stored } = await portal().database.pool.query(`SELECT t::text AS line FROM "${name}" t`)
      const text = stored.map(({ line }) => line).join('\n')
      expect([name, text.includes(secret), text.includes(code)]).toEqual([name, false, false])
    }
  })

  test('ends other sessions that were opened with only a password', async () => {
    const person = await portal().person('staff')
    const other = enteredAs(person, (await beginLogin(portal(), person)).answer)
    await setUpApp(portal(), person)
    expect((await call('GET', '/user', other)).status).toBe(401)
    expect((await call('GET', '/user', person)).status).toBe(200)
  })

  test("is replaced only after the new app's code was confirmed", async () => {
    const person = await portal().person('staff')
    const former = await setUpApp(portal(), person)
    await call('POST', '/account/second_factor/app', person)
    const { cookie } = await beginLogin(portal(), person)
    expect((await second('/login/code', cookie, { code: codeOf(portal(), former.secret) })).status).toBe(200)
    const later = (await call('POST', '/account/second_factor/app', person)).body.data.secret
    const code = codeOf(portal(), later)
    const answer = await call('POST', '/account/second_factor/app/confirm', person, { code })
    expect(answer.body.data.recovery_codes).toBeNull()
    const again = await beginLogin(portal(), person)
    const old = await second('/login/code', again.cookie, { code: codeOf(portal(), former.secret, 1) })
    expect(old.body.code).toBe('factor_code_wrong')
    expect((await second('/login/code', again.cookie, { code: codeOf(portal(), later, 1) })).status).toBe(200)
  })

  test('cannot be set up or removed in an open session without confirming the password again', async () => {
    const person = await portal().person('staff')
    await portal().database.pool.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'")
    for (const [method, path] of [
      ['POST', '/account/second_factor/app'],
      ['DELETE', '/account/second_factor/app'],
      ['POST', '/account/second_factor/recovery_codes'],
      ['POST', '/account/passkeys/options'],
    ] as const)
      expect((await call(method, path, person)).body.code).toBe('password_needed')
    const wrong = await call('POST', '/account/confirm', person, { current_password: 'not the password' })
    expect(wrong.body.errors).toEqual([{ path: 'current_password', code: 'password_wrong' }])
    expect((await call('POST', '/account/confirm', person, { current_password: PASSWORD })).status).toBe(200)
    expect((await call('POST', '/account/second_factor/app', person)).status).toBe(200)
  })

  test('can be removed with its recovery codes, after which the password is enough', async () => {
    const person = await portal().person('staff', [], { language: 'ar' })
    const { recovery } = await setUpApp(portal(), person)
    const pending = await beginLogin(portal(), person)
    expect((await call('DELETE', '/account/second_factor/app', person)).status).toBe(200)
    const late = await second('/login/recovery_code', pending.cookie, { recovery_code: recovery[0] })
    expect(late.body.code).toBe('factor_code_wrong')
    expect((await beginLogin(portal(), person)).answer.body.data.id).toBe(person.id)
    expect(await mailsTo(person.email)).toEqual([{ title: 'أُضيف تطبيق مصادقة' }, { title: 'أُزيل تطبيق المصادقة' }])
  })
})
