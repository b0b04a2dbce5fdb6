import { beforeAll, describe, expect, test } from 'vitest'
import { settleEmailChanges } from '../../../../../packages/server/src/people/users/email-changes/jobs.ts'
import { dayFromNow } from '../../../support/clock.ts'
import { emailChanging, WAIT_HOURS } from '../../../support/people/email-changes.ts'
import { staffWith } from '../../../support/people/holders.ts'
import { mailsTo, personDraft } from '../../../support/people/people.ts'
import { PASSWORD, type Person, usePortal } from '../../../support/portal.ts'
import { delegated, delegatorRights, delegatorWith } from '../../../support/requests/delegations.ts'
import {
  addRequest,
  aProjectLine,
  fivePeople,
  type People,
  requestDraft,
  sign,
  signAll,
} from '../../../support/requests/requests.ts'
import { draft } from '../../access/sign-up/signing-up.ts'

const portal = usePortal()
const { ask, confirm, fresh, forgot, login, read, stop } = emailChanging(portal)

const WAIT_SECONDS = WAIT_HOURS * 60 * 60

let five: People
beforeAll(async () => {
  five = { ...(await fivePeople(portal())), accountant: await delegatorWith(portal(), 'accounting_officer_syria') }
})

const aRequest = async (signed: number, people: People = five) => {
  const request = await addRequest(portal(), people.requester, requestDraft(people, await aProjectLine(portal())))
  await signAll(portal(), request, people, signed)
  return request
}

test("an editor of users cannot sign as a colleague by changing the colleague's email", async () => {
  const people = { ...five, manager: await staffWith(portal(), 'signatures.sign') }
  const { manager: victim } = people
  const attacker = await staffWith(portal(), 'users.view', 'users.edit', 'signatures.sign')
  const request = await aRequest(1, people)
  const mailbox = fresh()
  expect((await ask(attacker, victim.id, mailbox)).status).toBe(200)
  await confirm(mailbox)
  for (const email of [mailbox, victim.email]) await forgot(email)
  const code = (content: string) => /\b\d{6}\b/.exec(content)?.[0]
  const mails = [...(await mailsTo(portal(), mailbox)), ...(await mailsTo(portal(), victim.email))]
  expect(mails.flatMap(({ title, content }) => (/code/.test(title) ? (code(content) ?? []) : []))).toEqual([])
  expect((await login(mailbox)).body.code).toBe('invalid_credentials')
  // The owner stops the change in time and continues to work.
  portal().pass(71 * 60 * 60)
  await settleEmailChanges(portal().services)
  expect((await stop(victim.email)).status).toBe(200)
  portal().pass(2 * 60 * 60)
  await settleEmailChanges(portal().services)
  expect((await login(mailbox)).body.code).toBe('invalid_credentials')
  expect((await login(victim.email)).status).toBe(200)
  expect((await sign(portal(), request, victim, 'direct_manager')).status).toBe(200)
})

test('nobody can sign or be signed for while their email change is pending', async () => {
  const admin = await portal().person('sysadmin')
  const request = await aRequest(4)
  const stand = await staffWith(portal(), 'signatures.sign')
  await delegated(portal(), five.accountant, stand, [0, 5])
  const signs = (as: Person, given: object = {}) => sign(portal(), request, as, 'accounting_department', given)
  const refused = { status: 409, body: { code: 'email_change_pending' } }
  await ask(admin, five.accountant.id, fresh())
  expect(await signs(five.accountant)).toMatchObject(refused)
  expect(await signs(five.accountant, { decision: 'reject', reason: 'Too dear' })).toMatchObject(refused)
  expect(await signs(stand, { for_id: five.accountant.id })).toMatchObject(refused)
  await stop(five.accountant.email)
  await ask(admin, stand.id, fresh())
  expect(await signs(stand, { for_id: five.accountant.id })).toMatchObject(refused)
  await stop(stand.email)
  expect((await signs(stand, { for_id: five.accountant.id })).status).toBe(200)
})

test('a pending email change invalidates reset codes, and requesting one does not reveal the change', async () => {
  const admin = await portal().person('sysadmin')
  const person = await portal().person('staff')
  await forgot(person.email)
  const code = /\b\d{6}\b/.exec((await mailsTo(portal(), person.email))[0]?.content ?? '')?.[0]
  const email = fresh()
  await ask(admin, person.id, email)
  const reset = await portal().call('POST', '/password/reset', {
    body: { email: person.email, code, password: 'quite another one' },
  })
  expect(reset.body.code).toBe('code_wrong')
  const answers = await Promise.all([person.email, email, fresh()].map(forgot))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect((await mailsTo(portal(), person.email)).at(-1)?.title).toBe('Your password cannot be reset now')
  expect((await login(person.email, PASSWORD)).status).toBe(200)
})

describe('an account that signs for a more powerful person by delegation', () => {
  const refused = { status: 403, body: { code: 'privilege_missing' } }
  const people = async () => ({
    attacker: await staffWith(portal(), 'users.view', 'users.edit', 'signatures.sign'),
    ceo: await delegatorWith(portal(), 'ceo'),
    stand: await staffWith(portal(), 'signatures.sign'),
  })

  test('is as protected as that person from the day the delegation is given', async () => {
    const { attacker, ceo, stand } = await people()
    const delegation = await delegated(portal(), ceo, stand, [3, 5])
    expect(await ask(attacker, stand.id, fresh())).toMatchObject(refused)
    expect(await portal().call('GET', `/users/${stand.id}/sessions`, { as: attacker })).toMatchObject(refused)
    const can = { edit: true, change_email: false, view_sessions: false }
    expect((await read(attacker, stand.id)).can).toMatchObject(can)
    const { id, version } = delegation
    await portal().call('DELETE', `/delegations/${id}`, { as: ceo, body: { version } })
    expect((await ask(attacker, stand.id, fresh())).status).toBe(200)
  })

  test('keeps its address if the delegation came after the email change was requested', async () => {
    const { attacker, ceo, stand } = await people()
    const email = fresh()
    expect((await ask(attacker, stand.id, email)).status).toBe(200)
    await confirm(email)
    await delegated(portal(), ceo, stand, [0, 5])
    portal().pass(WAIT_SECONDS)
    await settleEmailChanges(portal().services)
    expect(await read(attacker, stand.id)).toMatchObject({ email: stand.email, email_change: null })
    expect((await login(email)).body.code).toBe('invalid_credentials')
  })
})

test('repeated email changes cannot keep a colleague from signing, because they are limited', async () => {
  const attacker = await staffWith(portal(), 'users.view', 'users.edit')
  const victim = await portal().person('staff')
  for (let times = 0; times < 5; times++) {
    expect((await ask(attacker, victim.id, fresh())).status).toBe(200)
    await stop(victim.email)
  }
  expect((await ask(attacker, victim.id, fresh())).body.code).toBe('too_many_requests')
  expect((await read(attacker, victim.id)).email_change).toBeNull()
})

test('sessions of a more powerful person are hidden', async () => {
  const editor = await staffWith(portal(), 'users.view', 'users.edit', 'donors.view')
  const sessionsOf = async ({ id }: Person) =>
    (await portal().call('GET', `/users/${id}/sessions`, { as: editor })).status
  expect(await sessionsOf(await staffWith(portal(), 'donors.view'))).toBe(200)
  for (const stronger of [await staffWith(portal(), 'specials.ceo'), await portal().person('sysadmin')])
    expect(await sessionsOf(stronger)).toBe(403)
})

test('deactivating an account does not prevent stopping its email change', async () => {
  const attacker = await staffWith(portal(), 'users.view', 'users.edit')
  const victim = await portal().person('staff')
  const email = fresh()
  await ask(attacker, victim.id, email)
  await confirm(email)
  for (const path of ['deactivate', 'reactivate']) {
    if (path === 'reactivate') expect((await stop(victim.email)).status).toBe(200)
    await portal().call('POST', `/users/${path}`, { as: attacker, body: { ids: [victim.id] } })
  }
  portal().pass(WAIT_SECONDS)
  await settleEmailChanges(portal().services)
  expect((await login(victim.email)).status).toBe(200)
})

test("no other privilege for users gives access to a colleague's account", async () => {
  const rights = ['view', 'add', 'edit', 'send_emails', 'resend_verification', 'verify_manually', 'control_profiles']
  const attacker = await staffWith(portal(), ...rights.map(one => `users.${one}` as const), ...delegatorRights)
  const victim = await delegatorWith(portal(), 'ceo')
  const post = (path: string, body: object, as: Person | null = attacker) =>
    portal().call('POST', path, { ...(as && { as }), body })
  const { email, type, verification, version } = await read(attacker, victim.id)

  const ids = [victim.id]
  for (const path of ['/users/resend_verification', '/users/verify'])
    expect((await post(path, { ids })).body.data).toEqual([{ id: victim.id, code: 'transition_refused' }])
  const added = await post('/users', personDraft({ email: victim.email, type: 'user' }))
  expect(added.body.errors).toMatchObject([{ code: 'email_taken' }])
  expect((await post('/signup', draft({ email: victim.email, password: 'quite a long one' }), null)).status).toBe(200)
  // A delegation always comes from the requester, whatever the request contains.
  const [from, to] = [dayFromNow(portal(), 0), dayFromNow(portal(), 5)]
  await post('/delegations', { delegated_by: victim.id, delegated_to_id: attacker.id, from, to })
  const { body } = await portal().call('GET', '/delegations', { as: victim })
  expect(body.data).toEqual([])
  const given = await delegated(portal(), victim, five.manager, [0, 5])
  const change = { version: given.version, delegated_to_id: attacker.id, from, to }
  expect((await portal().call('PATCH', `/delegations/${given.id}`, { as: attacker, body: change })).status).toBe(404)

  expect(await mailsTo(portal(), victim.email)).toEqual([])
  expect(await read(attacker, victim.id)).toMatchObject({ email, type, verification, version })
  expect((await login(victim.email, 'quite a long one')).body.code).toBe('invalid_credentials')
  expect((await login(victim.email)).status).toBe(200)
})
