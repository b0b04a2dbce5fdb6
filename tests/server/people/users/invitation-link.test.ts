import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { invitationTo, mailsTo, personDraft } from '../../support/people/people.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const DAY = 24 * 60 * 60

const portal = usePortal()
let admin: Person

beforeAll(async () => {
  admin = await portal().person('sysadmin')
})

const invited = async (more: object = {}) =>
  (await portal().call('POST', '/users', { as: admin, body: personDraft(more) })).body.data
const link = (as: Person, { id }: { id: string }) =>
  portal().call('POST', `/users/${id}/invitation_link`, { as, body: {} })
const codeIn = (address: string) => /#invitation=([A-Z2-9]{12})$/.exec(address)?.[1] ?? ''
const setPassword = (email: string, code: string) =>
  portal().call('POST', '/password/reset', { body: { email, code, password: PASSWORD } })
const copied = async (as: Person, user: { id: string }) => codeIn((await link(as, user)).body.data.link)

describe('a copied invitation link', () => {
  test('lets the person set a password like the emailed link, and appears in the history', async () => {
    const user = await invited()
    const { status, body, headers } = await link(admin, user)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.data.link).toContain(`/auth/password/reset?email=${encodeURIComponent(user.email)}#invitation=`)
    const days = (Date.parse(body.data.expires_at) - portal().services.now().getTime()) / DAY / 1000
    expect(Math.round(days)).toBe(14)
    expect((await setPassword(user.email, codeIn(body.data.link))).status).toBe(200)
    const login = await portal().call('POST', '/login', { body: { email: user.email, password: PASSWORD } })
    expect(login.status).toBe(200)
    expect(await auditOf(portal(), 'users', user.id)).toEqual(['add', 'copy_invitation', 'reset_password', 'sign_in'])
    // The mailbox's owner is notified that a password was set with a copied link.
    const { rows: mails } = await portal().database.pool.query(
      "SELECT FROM emails WHERE recipient = $1 AND content NOT LIKE '%invitation=%'",
      [user.email],
    )
    expect(mails).toHaveLength(1)
    const { data } = (await portal().call('GET', `/history?of_kind=user&of_id=${user.id}`, { as: admin })).body
    expect(data.map(({ action }: { action: string }) => action)).toContain('copy_invitation')
  })

  test('marks the account with its author, and the address as unproven until an email is used', async () => {
    const user = await invited()
    const record = async () => (await portal().call('GET', `/users/${user.id}`, { as: admin })).body.data
    expect(await record()).toMatchObject({ is_email_mailed: false, invitation_copied: null })
    const code = await copied(admin, user)
    expect((await record()).invitation_copied).toMatchObject({ at: expect.any(String), by: { id: admin.id } })
    expect((await setPassword(user.email, code)).status).toBe(200)
    expect(await record()).toMatchObject({ verification: 'verified', is_email_mailed: false })
    await portal().call('POST', '/password/forgot', { body: { email: user.email } })
    const mailed = (await mailsTo(portal(), user.email)).at(-1)?.content ?? ''
    expect((await setPassword(user.email, /\b\d{6}\b/.exec(mailed)?.[0] ?? '')).status).toBe(200)
    expect(await record()).toMatchObject({ is_email_mailed: true })
    await portal().database.pool.query("UPDATE users SET email = 'other-' || email WHERE id = $1", [user.id])
    expect(await record()).toMatchObject({ is_email_mailed: false })
  })

  test('leaves the emailed link valid, and becomes invalid when either is used or another is copied', async () => {
    const user = await invited()
    const [first, second] = [await copied(admin, user), await copied(admin, user)]
    expect((await setPassword(user.email, first)).body.code).toBe('code_wrong')
    expect((await setPassword(user.email, await invitationTo(portal(), user.email))).status).toBe(200)
    expect((await setPassword(user.email, second)).status).toBe(400)
  })

  test('expires after 14 days', async () => {
    const user = await invited()
    const code = await copied(admin, user)
    portal().pass(15 * DAY)
    expect((await setPassword(user.email, code)).body.code).toBe('code_expired')
  })

  test('is not stored, although a repeated request returns the same link', async () => {
    const user = await invited()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const ask = () => portal().call('POST', `/users/${user.id}/invitation_link`, { as: admin, body: {}, headers })
    const [first, repeat] = [await ask(), await ask()]
    expect(repeat.body).toEqual(first.body)
    const code = codeIn(first.body.data.link)
    const { rows } = await portal().database.pool.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM audit WHERE audit::text LIKE $1) OR EXISTS (SELECT FROM emails WHERE content LIKE $1)
         OR EXISTS (SELECT FROM idempotency_keys WHERE answer::text LIKE $1) AS found`,
      [`%${code}%`],
    )
    expect(rows).toEqual([{ found: false }])
  })
})

describe('a copied invitation link is available', () => {
  const answers = async (as: Person, user: { id: string }) => {
    const record = await portal().call('GET', `/users/${user.id}`, { as })
    const { status, body } = await link(as, user)
    expect(record.body.data.can.copy_invitation).toBe(status === 200)
    return body.code ?? status
  }

  test('to people who may add users, for accounts with no more privileges than their own', async () => {
    const officer = await staffWith(portal(), 'users.add')
    expect(await answers(officer, await invited({ type: 'trainee' }))).toBe(200)
    for (const type of ['project_coordinator', 'project_director', 'sysadmin'])
      expect(await answers(officer, await invited({ type }))).toBe('privilege_missing')
    const director = await portal().person('project_director')
    expect(await answers(director, await invited({ type: 'project_coordinator' }))).toBe(200)
    expect(await answers(director, await invited({ type: 'sysadmin' }))).toBe('privilege_missing')
    const resends = await staffWith(portal(), 'users.resend_verification')
    expect(await answers(resends, await invited({ type: 'trainee' }))).toBe('privilege_missing')
  })

  test('to nobody for an account that is in use or deactivated', async () => {
    expect(await answers(admin, await portal().person('staff'))).toBe('transition_refused')
    const user = await invited()
    await portal().call('POST', '/users/deactivate', { as: admin, body: { ids: [user.id] } })
    expect(await answers(admin, user)).toBe('transition_refused')
    expect(await answers(admin, admin)).toBe('own_account')
  })

  test('no longer after the account gained privileges or its author lost the right to invite', async () => {
    const officer = await staffWith(portal(), 'users.add')
    const [raised, other] = [await invited({ type: 'trainee' }), await invited({ type: 'trainee' })]
    const [first, second] = [await copied(officer, raised), await copied(officer, other)]
    const body = { version: raised.version, type: 'project_coordinator' }
    expect((await portal().call('POST', `/users/${raised.id}/type`, { as: admin, body })).status).toBe(200)
    expect((await setPassword(raised.email, first)).body.code).toBe('code_expired')
    // The emailed invitation still works.
    expect((await setPassword(raised.email, await invitationTo(portal(), raised.email))).status).toBe(200)
    await portal().call('POST', '/users/deactivate', { as: admin, body: { ids: [officer.id] } })
    expect((await setPassword(other.email, second)).body.code).toBe('code_expired')
  })
})
