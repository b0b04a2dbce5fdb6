import { describe, expect, test } from 'vitest'
import { writeRefusals } from '../../../../packages/server/src/platform/http/errors/refusal-log.ts'
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

describe('the second step of a login', () => {
  test('opens the session once per code', async () => {
    const person = await portal().person('staff')
    const { secret } = await setUpApp(portal(), person)
    const begun = await beginLogin(portal(), person)
    expect(begun.answer.cookies.map(({ name }) => name)).toEqual(['pending_login'])
    expect(begun.answer.cookies[0]).toMatchObject({ httpOnly: true, path: '/api/login', sameSite: 'Lax' })
    const code = codeOf(portal(), secret)
    const answer = await second('/login/code', begun.cookie, { code })
    expect(answer.body.data).toMatchObject({ id: person.id, type: 'staff' })
    expect((await call('GET', '/user', enteredAs(person, answer))).status).toBe(200)
    const replay = await beginLogin(portal(), person)
    expect((await second('/login/code', replay.cookie, { code })).body.code).toBe('factor_code_wrong')
    const earlier = await second('/login/code', replay.cookie, { code: codeOf(portal(), secret, -1) })
    expect(earlier.body.code).toBe('factor_code_wrong')
  })

  test('is recorded in the audit with its account when it fails, without the code', async () => {
    const person = await portal().person('staff')
    const { secret } = await setUpApp(portal(), person)
    const { cookie } = await beginLogin(portal(), person)
    const code = codeOf(portal(), secret, -9)
    expect((await second('/login/code', cookie, { code })).body.code).toBe('factor_code_wrong')
    await writeRefusals(portal().services)
    const { rows } = await portal().database.pool.query(
      `SELECT user_id, details FROM audit WHERE entity_id = $1 AND action = 'refused'`,
      [person.id],
    )
    const details = { code: 'factor_code_wrong', route: 'POST /api/login/code', count: 1 }
    expect(rows).toEqual([{ user_id: null, details }])
  })

  test('accepts one of two simultaneous logins with the same code', async () => {
    const person = await portal().person('staff')
    const { secret } = await setUpApp(portal(), person)
    const [one, other] = [await beginLogin(portal(), person), await beginLogin(portal(), person)]
    const code = codeOf(portal(), secret)
    const answers = await Promise.all([one, other].map(({ cookie }) => second('/login/code', cookie, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('accepts a recovery code once, sends an email about it and counts the remaining codes', async () => {
    const person = await portal().person('staff')
    const { recovery } = await setUpApp(portal(), person)
    const { cookie } = await beginLogin(portal(), person)
    const answer = await second('/login/recovery_code', cookie, { recovery_code: recovery[3]?.toLowerCase() })
    const entered = enteredAs(person, answer)
    expect((await call('GET', '/account/second_factor', entered)).body.data.recovery_codes_left).toBe(9)
    const again = await beginLogin(portal(), person)
    expect((await second('/login/recovery_code', again.cookie, { recovery_code: recovery[3] })).body.code).toBe(
      'factor_code_wrong',
    )
    expect(await mailsTo(person.email)).toContainEqual({ title: 'A recovery code was used' })
    const fresh = (await call('POST', '/account/second_factor/recovery_codes', entered)).body.data.recovery_codes
    expect(fresh).toHaveLength(10)
    const void_ = await second('/login/recovery_code', again.cookie, { recovery_code: recovery[4] })
    expect(void_.body.code).toBe('factor_code_wrong')
    expect((await second('/login/recovery_code', again.cookie, { recovery_code: fresh[0] })).status).toBe(200)
  })

  test('is the only thing that a pending login allows', async () => {
    const person = await portal().person('sysadmin')
    await setUpApp(portal(), person)
    const { cookie } = await beginLogin(portal(), person)
    const token = cookie.split('=')[1] ?? ''
    for (const header of [cookie, `session=${token}`, `device=${token}`])
      for (const path of ['/user', '/account', '/emails', '/account/second_factor', '/account/sessions'])
        expect((await portal().call('GET', path, { headers: { cookie: header } })).status).toBe(401)
    const change = { current_password: PASSWORD, password: 'a password of mine' }
    const changed = await portal().call('POST', '/account/password', { body: change, headers: { cookie } })
    expect(changed.status).toBe(401)
  })

  test('is rejected without the password, after ten minutes and after a password change', async () => {
    const person = await portal().person('staff')
    const { secret } = await setUpApp(portal(), person)
    const refused = async (cookie: string) =>
      (await second('/login/code', cookie, { code: codeOf(portal(), secret) })).body.code
    expect(await refused('')).toBe('login_expired')
    expect(await refused('pending_login=made-up')).toBe('login_expired')
    const { cookie } = await beginLogin(portal(), person)
    const change = { current_password: PASSWORD, password: 'another fine password' }
    await call('POST', '/account/password', person, change)
    expect(await refused(cookie)).toBe('login_expired')
    await portal().database.pool.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
      person.id,
      (await portal().database.pool.query('SELECT password_hash FROM pending_logins WHERE user_id = $1', [person.id]))
        .rows[0].password_hash,
    ])
    await portal().database.pool.query("UPDATE pending_logins SET expires_at = now() - interval '1 second'")
    expect(await refused(cookie)).toBe('login_expired')
  })

  test('rejects an account that was deactivated since the first step', async () => {
    const person = await portal().person('staff')
    const { secret } = await setUpApp(portal(), person)
    const { cookie } = await beginLogin(portal(), person)
    await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [person.id])
    const answer = await second('/login/code', cookie, { code: codeOf(portal(), secret) })
    expect(answer.body.code).toBe('account_inactive')
  })

  test('is limited per network and across networks', async () => {
    const person = await portal().person('staff')
    const { secret, recovery } = await setUpApp(portal(), person)
    const { cookie } = await beginLogin(portal(), person, '10.9.0.1')
    const wrong = (from: string) => second('/login/code', cookie, { code: codeOf(portal(), secret, 7) }, from)
    const here = await Promise.all(Array.from({ length: 12 }, () => wrong('10.9.0.1')))
    expect(here.filter(({ status }) => status === 429)).toHaveLength(2)
    const everywhere = await Promise.all(Array.from({ length: 30 }, (_, at) => wrong(`10.9.1.${at}`)))
    expect(everywhere.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    const right = await second('/login/recovery_code', cookie, { recovery_code: recovery[0] }, '10.9.2.1')
    expect(right.body.code).toBe('too_many_requests')
  })
})
