import { describe, expect, test } from 'vitest'
import { aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { mailsTo, whoIs } from '../../support/people/people.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const fresh = () => `${crypto.randomUUID()}@people.test`
const ask = (as: Person, email: string, current_password = PASSWORD) =>
  portal().call('POST', '/account/email', { as, body: { email, current_password } })
const confirm = (as: Person, code: string) => portal().call('POST', '/account/email/confirm', { as, body: { code } })
const codeTo = async (email: string) =>
  /\b\d{6}\b/.exec((await mailsTo(portal(), email)).at(-1)?.content ?? '')?.[0] ?? ''
const login = async (email: string) => {
  const { status, cookies } = await portal().call('POST', '/login', { body: { email, password: PASSWORD } })
  return { status, cookie: `session=${cookies.find(({ name }) => name === 'session')?.value}` }
}

describe("one's own email", () => {
  test('is changed with the password and a code to the new address, and the old address is notified', async () => {
    const person = await portal().person('user')
    const phone = await login(person.email)
    const email = fresh()
    expect((await ask(person, email, 'a guess of mine')).body.errors).toEqual([
      { path: 'current_password', code: 'password_wrong' },
    ])
    expect(await mailsTo(portal(), email)).toEqual([])
    expect((await ask(person, email)).status).toBe(200)
    expect((await whoIs(portal(), person)).body.data.email).toBe(person.email)
    expect((await confirm(person, '000000')).status).toBe(400)
    const code = await codeTo(email)
    expect((await confirm(await portal().person('user'), code)).body.code).toBe('code_wrong')
    expect((await confirm(person, code)).status).toBe(200)
    expect((await whoIs(portal(), person)).body.data.email).toBe(email)
    expect((await portal().call('GET', '/user', { headers: { cookie: phone.cookie } })).status).toBe(401)
    expect((await mailsTo(portal(), person.email)).map(({ title }) => title)).toEqual([
      'Your email address was changed',
    ])
    expect([(await login(email)).status, (await login(person.email)).status]).toEqual([200, 401])
    expect(await auditOf(portal(), 'users', person.id)).toEqual(['sign_in', 'ask_for_email', 'change_email', 'sign_in'])
  })

  test('cannot become an address in use, and no response reveals that it is', async () => {
    const [person, other] = [await portal().person('user'), await portal().person('user')]
    const [known, free] = [await ask(person, other.email), await ask(other, fresh())]
    expect([known.status, known.body]).toEqual([free.status, free.body])
    expect(await mailsTo(portal(), other.email)).toEqual([])
    // The address is taken only after the code was sent.
    const email = fresh()
    portal().pass(31)
    await ask(person, email)
    const code = await codeTo(email)
    await portal().person('user', [], { email })
    expect((await confirm(person, code)).body.code).toBe('code_expired')
    expect((await whoIs(portal(), person)).body.data.email).toBe(person.email)
  })

  test('is changed only with the code that was sent to the same address', async () => {
    const person = await portal().person('user')
    const [first, second] = [fresh(), fresh()]
    await ask(person, first)
    const code = await codeTo(first)
    expect((await ask(person, second)).body.code).toBe('too_many_requests')
    portal().pass(31)
    expect((await ask(person, second)).status).toBe(200)
    if (code !== (await codeTo(second))) expect((await confirm(person, code)).body.code).toBe('code_wrong')
    expect((await confirm(person, await codeTo(second))).status).toBe(200)
    expect((await whoIs(portal(), person)).body.data.email).toBe(second)
  })

  test('is not changed by a code from before a password change', async () => {
    const person = await portal().person('user')
    const email = fresh()
    await ask(person, email)
    const code = await codeTo(email)
    const body = { current_password: PASSWORD, password: 'quite another one' }
    const { cookies } = await portal().call('POST', '/account/password', { as: person, body })
    const cookie = `session=${cookies.find(({ name }) => name === 'session')?.value}`
    expect((await confirm({ ...person, cookie }, code)).body.code).toBe('code_wrong')
    // An unsent email with the invalid code is withdrawn.
    expect(await mailsTo(portal(), email)).toMatchObject([{ state: 'expired', content: null }])
  })
})

test('own sessions are listed with the current one marked, and can be ended one by one by their owner', async () => {
  const [person, stranger] = [await portal().person('user'), await portal().person('user')]
  const phone = await login(person.email)
  const list = async (as: Person) => (await portal().call('GET', '/account/sessions', { as })).body.data
  const [present, other] = (await list(person)).sort((one: { is_current: boolean }) => (one.is_current ? -1 : 1))
  expect([present.is_current, other.is_current]).toEqual([true, false])
  const end = (as: Person, id: string) => portal().call('DELETE', `/account/sessions/${id}`, { as, body: {} })
  expect((await end(stranger, other.id)).status).toBe(404)
  expect((await end(person, other.id)).status).toBe(200)
  expect((await portal().call('GET', '/user', { headers: { cookie: phone.cookie } })).status).toBe(401)
  expect(await list(person)).toEqual([present])
})

test("own data contain the person's records but no secrets and no private complaints", async () => {
  const person = await portal().person('project_director')
  const project = await aProject(portal(), { code: 'OWN-1' }, person)
  const file = (body: object) => portal().call('POST', '/complaints', { as: person, body })
  await file({ type: 'user', body: 'The heating is broken' })
  await file({ type: 'private', body: 'A quiet word' })
  const view = { list: '/projects', name: 'Mine', query: 'sort=-code', columns: '', is_default: false }
  await portal().call('POST', '/list_views', { as: person, body: view })
  const { body } = await portal().call('GET', '/account/data', { as: person })
  expect(body.data).toMatchObject({
    account: { email: person.email, first_name_en: 'Nour' },
    sessions: [{ is_current: true }],
    records: {
      projects: [{ code: project.code, name: 'Water' }],
      complaints: [{ body: 'The heating is broken', status: 'new' }],
      list_views: [view],
    },
  })
  expect(body.data.records.audit.length).toBeGreaterThan(0)
  for (const secret of ['A quiet word', 'argon2', 'inner_comment', 'token_hash'])
    expect(JSON.stringify(body)).not.toContain(secret)
})

test('a request to delete the account is listed for user administrators until it is withdrawn', async () => {
  const [admin, person] = [await portal().person('sysadmin'), await portal().person('user')]
  const call = async (method: 'GET' | 'POST' | 'DELETE') =>
    (await portal().call(method, '/account/deletion_request', { as: person, ...(method !== 'GET' && { body: {} }) }))
      .body.data.requested_at
  const asking = async () => {
    const { body } = await portal().call('GET', '/users?deletion=requested', { as: admin })
    return body.data.map(({ id }: { id: string }) => id)
  }
  expect(await call('GET')).toBeNull()
  const at = await call('POST')
  expect(Date.parse(at)).not.toBeNaN()
  expect([await call('GET'), await asking()]).toEqual([at, [person.id]])
  expect(await call('DELETE')).toBeNull()
  expect(await asking()).toEqual([])
  expect(await auditOf(portal(), 'users', person.id)).toEqual(['request_deletion', 'withdraw_deletion'])
})

test('a request to delete the account counts as waiting for people with users.delete until the account is deactivated', async () => {
  const [admin, editor] = [
    await staffWith(portal(), 'users.view', 'users.delete'),
    await staffWith(portal(), 'users.view', 'users.edit'),
  ]
  const person = await portal().person('user')
  const query = (text: string) => portal().database.pool.query(text, [person.id])
  const waitingFor = async (as: Person) => (await portal().call('GET', '/waiting', { as })).body.data
  expect((await portal().call('POST', '/account/deletion_request', { as: person, body: {} })).status).toBe(200)
  await query(`UPDATE users SET deletion_requested_at = deletion_requested_at - interval '3 days' WHERE id = $1`)
  const { body } = await portal().call('GET', '/users?deletion=requested&state=active', { as: admin })
  expect(await waitingFor(admin)).toEqual([{ kind: 'deletions', count: body.total, is_exact: true, oldest_days: 3 }])
  expect(await waitingFor(editor)).toEqual([])
  await query('UPDATE users SET active = false WHERE id = $1')
  expect(await waitingFor(admin)).toEqual([])
})
