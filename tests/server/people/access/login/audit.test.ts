import { describe, expect, test } from 'vitest'
import { writeRefusals } from '../../../../../packages/server/src/platform/http/errors/refusal-log.ts'
import { PASSWORD, usePortal } from '../../../support/portal.ts'

const portal = usePortal()
const WRONG = 'violet lighthouse 7'
let client = 0
const login = (email: string, password: string, from = `10.5.0.${client++ & 255}`) =>
  portal().call('POST', '/login', { body: { email, password }, from })

const written = async () => {
  await writeRefusals(portal().services)
  const { rows } = await portal().database.pool.query(
    'SELECT user_id, action, entity, entity_id, details FROM audit ORDER BY id',
  )
  await portal().database.pool.query('DELETE FROM audit')
  return rows
}

describe('the audit', () => {
  test('records accepted and rejected logins without anything that was typed', async () => {
    const { id, email } = await portal().person('user')
    const inactive = await portal().person('user', [], { active: false })
    await login(email, PASSWORD)
    await login(email, WRONG)
    await login('somebody.typed@audit.test', WRONG)
    await login(inactive.email, PASSWORD)
    const rows = await written()
    const refused = (code: string, about: string | null) => ({
      user_id: null,
      action: 'sign_in_refused',
      entity: about ? 'users' : 'calls',
      entity_id: about,
      details: { code, route: 'POST /api/login', count: 1 },
    })
    expect(rows).toEqual([
      { user_id: id, action: 'sign_in', entity: 'users', entity_id: id, details: { by: 'password' } },
      refused('invalid_credentials', id),
      refused('invalid_credentials', null),
      refused('account_inactive', inactive.id),
    ])
    for (const typed of [WRONG, 'somebody.typed', email]) expect(JSON.stringify(rows)).not.toContain(typed)
  })

  test('counts repeated rejections in one row', async () => {
    const person = await portal().person('staff')
    for (let calls = 0; calls < 50; calls++) await portal().call('GET', '/emails', { as: person })
    const { email } = await portal().person('user')
    await Promise.all(Array.from({ length: 14 }, () => login(email, WRONG, '10.6.0.1')))
    const rows = await written()
    expect(rows.map(({ user_id, details }) => [user_id, details.code, details.count])).toEqual(
      expect.arrayContaining([
        [person.id, 'privilege_missing', 50],
        [null, 'invalid_credentials', 10],
        [null, 'too_many_requests', 4],
      ]),
    )
    expect(rows).toHaveLength(3)
    expect(await written()).toEqual([])
  })

  test('counts 1500 rejections from different origins in one row', async () => {
    const { app, database } = portal()
    const { length } = await Promise.all(
      Array.from({ length: 1500 }, (_, at) => {
        const cookie = `session=${String(at).padStart(43, 'A')}`
        return app.inject({ method: 'POST', url: '/api/logout', headers: { cookie, origin: `https://o${at}.test` } })
      }),
    )
    const rows = await written()
    expect(rows.map(({ details }) => details)).toEqual([
      { code: 'foreign_origin', route: 'POST /api/logout', count: length },
    ])
    expect((await database.pool.query('SELECT FROM audit')).rowCount).toBe(0)
  })

  test('never records a private complaint, even when it is rejected', async () => {
    const as = await portal().person('user')
    const file = (headers: Record<string, string> = {}) =>
      portal().call('POST', '/complaints', { as, body: { type: 'private', body: 'a quiet word' }, headers })
    const answers = []
    for (let calls = 0; calls < 7; calls++) answers.push(await file())
    answers.push(await file({ origin: 'https://elsewhere.example' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 403])
    expect(await written()).toEqual([])
  })
})
