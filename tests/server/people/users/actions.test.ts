import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { invitationTo, mailsTo, personDraft, replicaOf, whoIs } from '../../support/people/people.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const act = (action: string, as: Person, ids: readonly string[], more: object = {}) =>
  portal().call('POST', `/users/${action}`, { as, body: { ids, ...more } })
const codes = async (...given: Parameters<typeof act>) =>
  (await act(...given)).body.data.map((one: { code: string | null }) => one.code)

const added = async (more: object = {}) => {
  const as = await portal().person('sysadmin')
  return (await portal().call('POST', '/users', { as, body: personDraft(more) })).body.data
}

describe('deactivating', () => {
  test("ends a person's sessions on every replica and invalidates pending codes", async () => {
    const admin = await portal().person('sysadmin')
    const person = await portal().person('staff')
    const replica = await replicaOf(portal())
    expect([(await whoIs(portal(), person)).status, (await replica(person)).status]).toEqual([200, 200])
    await portal().call('POST', '/password/forgot', { body: { email: person.email } })
    const code = /\b\d{6}\b/.exec((await mailsTo(portal(), person.email))[0]?.content ?? '')?.[0]
    expect(await codes('deactivate', admin, [person.id])).toEqual([null])
    expect([(await whoIs(portal(), person)).status, (await replica(person)).status]).toEqual([401, 401])
    const again = { email: person.email, code, password: 'another good one' }
    expect((await portal().call('POST', '/password/reset', { body: again })).status).toBe(400)
    const login = { email: person.email, password: PASSWORD }
    expect((await portal().call('POST', '/login', { body: login })).body.code).toBe('account_inactive')
    expect(await codes('reactivate', admin, [person.id])).toEqual([null])
    // The old session stays ended.
    expect((await replica(person)).status).toBe(401)
    expect((await portal().call('POST', '/login', { body: login })).status).toBe(200)
    expect(await auditOf(portal(), 'users', person.id)).toEqual(['deactivate', 'reactivate', 'sign_in'])
  })

  test('reports a result per person and continues after a rejection', async () => {
    const officer = await staffWith(portal(), 'users.edit')
    const [one, other] = [await portal().person('user'), await portal().person('user', [], { active: false })]
    const admin = await portal().person('sysadmin')
    const ids = [one.id, other.id, admin.id, officer.id, crypto.randomUUID()]
    const wanted = [null, 'transition_refused', 'privilege_missing', 'own_account', 'not_found']
    expect(await codes('deactivate', officer, ids)).toEqual(wanted)
    expect((await whoIs(portal(), one)).status).toBe(401)
    expect((await whoIs(portal(), admin)).status).toBe(200)
  })

  test('succeeds once when two people deactivate each other at the same time', async () => {
    const [one, other] = [await portal().person('sysadmin'), await portal().person('sysadmin')]
    const answers = await Promise.all([act('deactivate', one, [other.id]), act('deactivate', other, [one.id])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const left = [(await whoIs(portal(), one)).status, (await whoIs(portal(), other)).status]
    expect(left.sort()).toEqual([200, 401])
  })
})

describe('verification', () => {
  test('resends an invitation to a person without a password, or else a code', async () => {
    const officer = await staffWith(portal(), 'users.resend_verification')
    const invited = await added()
    const waiting = await portal().person('user', [], { email_verified_at: null })
    const first = await invitationTo(portal(), invited.email)
    expect(await codes('resend_verification', officer, [invited.id])).toEqual(['too_many_requests'])
    portal().pass(31)
    const verified = await portal().person('user')
    const ids = [invited.id, waiting.id, verified.id]
    expect(await codes('resend_verification', officer, ids)).toEqual([null, null, 'transition_refused'])
    const second = await invitationTo(portal(), invited.email)
    expect(second).toMatch(/^[A-Z2-9]{12}$/)
    expect(second).not.toBe(first)
    expect((await mailsTo(portal(), waiting.email))[0]?.content).toMatch(/\b\d{6}\b/)
    expect((await act('verify', officer, [waiting.id])).status).toBe(403)
  })

  test('by an administrator lets a person log in with their password', async () => {
    const officer = await staffWith(portal(), 'users.verify_manually')
    const person = await portal().person('user', [], { email_verified_at: null })
    const login = () => portal().call('POST', '/login', { body: { email: person.email, password: PASSWORD } })
    expect((await login()).body.code).toBe('email_not_verified')
    expect(await codes('verify', officer, [person.id])).toEqual([null])
    expect((await login()).status).toBe(200)
    expect(await codes('verify', officer, [person.id])).toEqual(['transition_refused'])
  })
})

test('an email is sent to each person with a result for each', async () => {
  const officer = await staffWith(portal(), 'users.send_emails')
  const people = [await portal().person('user'), await portal().person('staff')]
  const gone = await portal().person('user', [], { active: false })
  const message = { title: 'Office closed', content: 'See you on Sunday.\n{{code}} stays as it is.' }
  const ids = [...people, gone].map(({ id }) => id)
  const answer = await act('send_email', officer, ids, message)
  // Without a mail server, the email is stored, and each result says so.
  expect(answer.body.data.map(({ code, mail }: { code: string | null; mail?: string }) => [code, mail])).toEqual([
    [null, 'kept'],
    [null, 'kept'],
    ['account_inactive', undefined],
  ])
  const sent = { title: message.title, content: expect.stringContaining(message.content) }
  for (const { email } of people) expect(await mailsTo(portal(), email)).toMatchObject([sent])
  // The result also lists people who get no email.
  expect(await mailsTo(portal(), gone.email)).toMatchObject([{ content: null }])
  const [mailing] = (await portal().call('GET', '/mailings', { as: officer })).body.data
  expect(mailing).toMatchObject({ title: message.title, total: 3, counts: { waiting: 0, sent: 0, failed: 1, kept: 2 } })
  const { body: failed } = await portal().call('GET', `/mailings/${mailing.id}/recipients?state=failed`, {
    as: officer,
  })
  expect(failed.data).toMatchObject([{ to: gone.email, reason: 'account_inactive' }])
  const empty = await act('send_email', officer, ids, { title: ' ', content: '' })
  expect(empty.body.errors).toEqual([
    { path: 'title', code: 'field_required' },
    { path: 'content', code: 'field_empty' },
  ])
})

describe('sessions of other people', () => {
  const open = async (email: string) => {
    const { cookies } = await portal().call('POST', '/login', { body: { email, password: PASSWORD } })
    return `session=${cookies.find(({ name }) => name === 'session')?.value}`
  }

  test('are listed without tokens and can be ended one by one or all at once', async () => {
    const admin = await portal().person('sysadmin')
    const person = await portal().person('user')
    const phone = await open(person.email)
    const list = async () => (await portal().call('GET', `/users/${person.id}/sessions`, { as: admin })).body.data
    const [first, second] = await list()
    expect(await list()).toHaveLength(2)
    expect(JSON.stringify(await list())).not.toContain('hash')
    const stranger = await portal().person('user')
    const wrong = await portal().call('DELETE', `/users/${stranger.id}/sessions/${first.id}`, { as: admin, body: {} })
    expect(wrong.status).toBe(404)
    const path = `/users/${person.id}/sessions`
    expect((await portal().call('DELETE', `${path}/${first.id}`, { as: admin, body: {} })).status).toBe(200)
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([second.id])
    expect(await codes('end_sessions', admin, [person.id])).toEqual([null])
    for (const cookie of [phone, person.cookie])
      expect((await portal().call('GET', '/user', { headers: { cookie } })).status).toBe(401)
    expect(await auditOf(portal(), 'users', person.id)).toEqual(['sign_in', 'end_session', 'end_sessions'])
  })
})

test('one request changes at most 500 people', async () => {
  const admin = await portal().person('sysadmin')
  const { rows } = await portal().database.pool.query<{ id: string }>(`
    INSERT INTO users (id, type, email, first_name_en, last_name_en, first_name_ar, last_name_ar)
    SELECT gen_random_uuid(), 'user', 'many' || n || '@people.test', 'Many', 'People', 'كثير', 'ناس'
    FROM generate_series(1, 500) n RETURNING id`)
  const ids = rows.map(({ id }) => id)
  expect(new Set(await codes('deactivate', admin, ids))).toEqual(new Set([null]))
  expect((await act('deactivate', admin, [...ids, crypto.randomUUID()])).body.errors).toEqual([
    { path: 'ids', code: 'too_long' },
  ])
})
