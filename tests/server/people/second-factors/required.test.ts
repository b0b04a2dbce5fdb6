import { describe, expect, test } from 'vitest'
import { addressed, smallestInput } from '../../api/inputs.ts'
import { allEndpoints } from '../../support/endpoints.ts'
import { softAuthenticator } from '../../support/people/authenticator.ts'
import { beginLogin, codeOf, enteredAs, setUpApp } from '../../support/people/factors.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const ORIGIN = 'http://localhost:8000'

describe('a required second factor for staff', () => {
  const portal = usePortal({ SECOND_FACTOR: 'staff' })
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as: Person, body: object = {}) =>
    portal().call(method, path, { as, ...(method !== 'GET' && { body }) })

  test('is requested after login and opens the portal once it is set up', async () => {
    const person = await portal().person('staff')
    const { answer } = await beginLogin(portal(), person)
    expect(answer.body.data).toMatchObject({ id: person.id, second_factor_due: true })
    const entered = enteredAs(person, answer)
    expect((await call('GET', '/user', entered)).body.data.second_factor_due).toBe(true)
    expect((await call('GET', '/account', entered)).body.code).toBe('second_factor_required')
    const { secret } = await setUpApp(portal(), entered)
    expect((await call('GET', '/user', entered)).body.data).not.toHaveProperty('second_factor_due')
    expect((await call('GET', '/account', entered)).status).toBe(200)
    const again = await beginLogin(portal(), person)
    const headers = { cookie: again.cookie }
    const done = await portal().call('POST', '/login/code', { body: { code: codeOf(portal(), secret) }, headers })
    expect(done.body.data).not.toHaveProperty('second_factor_due')
  })

  const closed = allEndpoints.filter(({ endpoint }) => !endpoint.duringSetUp && endpoint.needs !== 'public')

  test('blocks all other endpoints until then, also for system administrators', async () => {
    const person = await portal().person('sysadmin')
    for (const { endpoint } of closed) {
      const input: Record<string, unknown> = smallestInput(endpoint)
      const { path, rest } = addressed(endpoint, input)
      const reads = endpoint.method === 'GET'
      const answer = await portal().call(endpoint.method, path, { as: person, ...(!reads && { body: rest }) })
      expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'second_factor_required'])
    }
  })

  test('blocks file downloads and uploads until then', async () => {
    const person = await portal().person('sysadmin')
    const id = crypto.randomUUID()
    for (const [method, path] of [
      ['GET', `/files/${id}/versions/1`],
      ['PATCH', `/uploads/${id}/bytes`],
    ] as const) {
      const type = { 'content-type': 'application/offset+octet-stream' }
      const answer = await portal().call(method, path, {
        as: person,
        ...(method === 'PATCH' && { headers: type, body: 'x' }),
      })
      expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'second_factor_required'])
    }
  })

  test('leaves only the endpoints for its set-up open', () => {
    const open = allEndpoints.filter(({ endpoint }) => endpoint.duringSetUp).map(({ endpoint }) => endpoint.path)
    expect(open.sort()).toEqual([
      '/account/confirm',
      '/account/passkeys',
      '/account/passkeys/options',
      '/account/second_factor',
      '/account/second_factor/app',
      '/account/second_factor/app/confirm',
      '/user',
    ])
  })

  test('does not apply to people of the user area', async () => {
    const person = await portal().person('user')
    expect((await beginLogin(portal(), person)).answer.body.data).not.toHaveProperty('second_factor_due')
    expect((await call('GET', '/account', person)).status).toBe(200)
  })

  test('cannot be removed while it is the only one', async () => {
    const person = await portal().person('staff')
    await setUpApp(portal(), person)
    const refused = await call('DELETE', '/account/second_factor/app', person)
    expect([refused.status, refused.body.code]).toEqual([409, 'last_factor'])
    const options = (await call('POST', '/account/passkeys/options', person)).body.data
    const response = softAuthenticator(ORIGIN).make(options)
    const { passkey } = (await call('POST', '/account/passkeys', person, { name: 'Key', response })).body.data
    expect((await call('DELETE', '/account/second_factor/app', person)).status).toBe(200)
    expect((await call('DELETE', `/account/passkeys/${passkey.id}`, person)).body.code).toBe('last_factor')
    const { passkeys } = (await call('GET', '/account/second_factor', person)).body.data
    expect(passkeys).toHaveLength(1)
  })

  test('remains when two are removed at the same time', async () => {
    const person = await portal().person('staff')
    await setUpApp(portal(), person)
    const options = (await call('POST', '/account/passkeys/options', person)).body.data
    const response = softAuthenticator(ORIGIN).make(options)
    const { passkey } = (await call('POST', '/account/passkeys', person, { name: 'Key', response })).body.data
    const answers = await Promise.all([
      call('DELETE', '/account/second_factor/app', person),
      call('DELETE', `/account/passkeys/${passkey.id}`, person),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a reset of the second factor by a system administrator', () => {
  const portal = usePortal()
  const reset = (as: Person, id: string) => portal().call('POST', `/users/${id}/second_factor/reset`, { as, body: {} })

  test('removes the factor, ends the sessions, and is audited and emailed to the person', async () => {
    const [person, root] = [await portal().person('project_director'), await portal().person('sysadmin')]
    const offered = async (as: Person) => {
      const { has_second_factor, can } = (await portal().call('GET', `/users/${person.id}`, { as })).body.data
      return [has_second_factor, can.reset_second_factor]
    }
    expect(await offered(root)).toEqual([false, false])
    await setUpApp(portal(), person)
    expect(await offered(root)).toEqual([true, true])
    expect(await offered(await portal().person('project_director'))).toEqual([true, false])
    expect((await reset(root, person.id)).status).toBe(200)
    expect(await offered(root)).toEqual([false, false])
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    expect((await beginLogin(portal(), person)).answer.body.data.id).toBe(person.id)
    const { rows } = await portal().database.pool.query(
      "SELECT user_id, entity_id FROM audit WHERE action = 'second_factor_reset'",
    )
    expect(rows).toEqual([{ user_id: root.id, entity_id: person.id }])
    const mails = await portal().database.pool.query('SELECT title FROM emails WHERE recipient = $1', [person.email])
    expect(mails.rows).toContainEqual({ title: 'Your second factor was removed' })
  })

  test("is rejected for one's own account and for a person without a factor", async () => {
    const [person, root] = [await portal().person('staff'), await portal().person('sysadmin')]
    await setUpApp(portal(), root)
    expect((await reset(root, root.id)).body.code).toBe('own_account')
    expect((await reset(root, person.id)).body.code).toBe('transition_refused')
    expect((await reset(root, crypto.randomUUID())).status).toBe(404)
    const director = await portal().person('project_director')
    expect((await reset(director, root.id)).body.code).toBe('privilege_missing')
  })
})
