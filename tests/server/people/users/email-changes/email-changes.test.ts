import { describe, expect, test } from 'vitest'
import { settleEmailChanges } from '../../../../../packages/server/src/people/users/email-changes/jobs.ts'
import { auditOf } from '../../../support/made.ts'
import { emailChanging, WAIT_HOURS } from '../../../support/people/email-changes.ts'
import { staffWith } from '../../../support/people/holders.ts'
import { invitationTo, personDraft, whoIs } from '../../../support/people/people.ts'
import { type Person, usePortal } from '../../../support/portal.ts'

const portal = usePortal()
const { ask, cancel, confirm, fresh, login, own, read, stop, titles } = emailChanging(portal)

const admin = () => portal().person('sysadmin')
const wait = async (hours: number) => {
  portal().pass(hours * 60 * 60)
  await settleEmailChanges(portal().services)
}
const over = { status: 409, body: { code: 'email_change_over' } }

/** A person whose email change was requested by an administrator. */
const asked = async (as?: Person) => {
  const asker = as ?? (await admin())
  const person = await portal().person('staff', [], { language: 'ar' })
  const email = fresh()
  expect((await ask(asker, person.id, email)).status).toBe(200)
  return { asker, person, email }
}
const noticesOf = async (as: Person) => {
  const { body } = await portal().call('GET', '/notices', { as })
  return body.data.map(({ kind }: { kind: string }) => kind)
}

describe('an email change for a person who has logged in before', () => {
  test('takes effect after the new mailbox confirmed it and 72 hours have passed', async () => {
    const { asker, person, email } = await asked()
    expect(await read(asker, person.id)).toMatchObject({
      email: person.email,
      email_change: { email, asked_by: { id: asker.id }, confirmed_at: null },
      can: { change_email: false, cancel_email_change: true },
    })
    expect(await titles(person.email)).toEqual(['طُلب تغيير عنوان بريدك الإلكتروني'])
    expect(await noticesOf(person)).toEqual(['email_change_asked'])
    await wait(WAIT_HOURS - 1)
    const answer = await confirm(email)
    expect(answer.body.data).toMatchObject({ is_changed: false })
    // Mail programs may open links twice.
    expect((await confirm(email)).status).toBe(200)
    await wait(0.9)
    expect((await whoIs(portal(), person)).body.data.email).toBe(person.email)
    await wait(0.2)
    expect((await whoIs(portal(), person)).status).toBe(401)
    expect((await login(person.email)).body.code).toBe('invalid_credentials')
    expect((await login(email)).status).toBe(200)
    expect(await read(asker, person.id)).toMatchObject({ email, verification: 'verified', email_change: null })
    expect(await titles(person.email)).toContain('تغيّر عنوان بريدك الإلكتروني')
    expect(await titles(email)).toEqual(['تأكيد عنوان البريد الإلكتروني هذا', 'صار هذا عنوان البريد الإلكتروني لحسابك'])
    expect([await stop(person.email), await confirm(email)]).toMatchObject([over, over])
    const actions = ['edit', 'ask_email_change', 'confirm_email_change', 'change_email', 'sign_in']
    expect(await auditOf(portal(), 'users', person.id)).toEqual(actions)
  })

  test('takes effect at once when confirmed after 72 hours', async () => {
    const { person, email } = await asked()
    await wait(WAIT_HOURS + 1)
    expect((await whoIs(portal(), person)).status).toBe(200)
    expect((await confirm(email)).body.data.is_changed).toBe(true)
    expect((await login(email)).status).toBe(200)
  })

  test('lapses without a confirmation within seven days', async () => {
    const { asker, person, email } = await asked()
    await wait(7 * 24)
    expect(await read(asker, person.id)).toMatchObject({ email: person.email, email_change: null })
    expect(await confirm(email)).toMatchObject(over)
    expect(await noticesOf(asker)).toEqual(['email_change_stopped'])
    expect((await auditOf(portal(), 'users', person.id)).at(-1)).toBe('lapse_email_change')
  })

  test('lapses if the requester was deactivated', async () => {
    const { asker, person, email } = await asked(await staffWith(portal(), 'users.view', 'users.edit'))
    await confirm(email)
    await portal().call('POST', '/users/deactivate', { as: await admin(), body: { ids: [asker.id] } })
    await wait(WAIT_HOURS)
    expect((await whoIs(portal(), person)).body.data.email).toBe(person.email)
    expect(await own(person)).toBeNull()
  })

  test.each([
    ['the requester lost the privilege', 'DELETE FROM user_privileges WHERE user_id = $1', 'asker'],
    ['the account became more powerful', `UPDATE users SET type = 'sysadmin' WHERE id = $1`, 'person'],
  ] as const)('lapses if %s', async (_, sql, whose) => {
    const change = await asked(await staffWith(portal(), 'users.view', 'users.edit'))
    const { person, email } = change
    await confirm(email)
    await portal().database.pool.query(sql, [change[whose].id])
    await wait(WAIT_HOURS)
    expect((await whoIs(portal(), person)).body.data.email).toBe(person.email)
    expect(await own(person)).toBeNull()
    expect((await auditOf(portal(), 'users', person.id)).at(-1)).toBe('lapse_email_change')
  })

  test('can be stopped permanently from the old mailbox', async () => {
    const { asker, person, email } = await asked()
    await confirm(email)
    expect((await stop(person.email)).status).toBe(200)
    expect([await stop(person.email), await confirm(email)]).toMatchObject([over, over])
    await wait(WAIT_HOURS)
    expect((await whoIs(portal(), person)).body.data.email).toBe(person.email)
    expect(await noticesOf(asker)).toEqual(['email_change_stopped'])
    expect((await titles(person.email)).at(-1)).toBe('بقي عنوان بريدك الإلكتروني على حاله')
  })

  test('can be cancelled only by people who may edit the account', async () => {
    const { asker, person } = await asked()
    const plain = await staffWith(portal(), 'users.view')
    expect((await cancel(plain, person.id)).status).toBe(403)
    expect((await cancel(asker, person.id)).status).toBe(200)
    expect(await cancel(asker, person.id)).toMatchObject(over)
    expect((await auditOf(portal(), 'users', person.id)).at(-1)).toBe('cancel_email_change')
  })
})

test('an account that was never used gets its new address at once', async () => {
  const as = await admin()
  const { body } = await portal().call('POST', '/users', { as, body: personDraft() })
  const invitation = await invitationTo(portal(), body.data.email)
  const email = fresh()
  const changed = await ask(as, body.data.id, email)
  expect(changed.body.data).toMatchObject({ email, verification: 'pending', email_change: null })
  expect(await titles(email)).toEqual(['Your account in the portal'])
  expect((await titles(body.data.email)).at(-1)).toBe('Your email address was changed')
  expect((await auditOf(portal(), 'users', body.data.id)).at(-1)).toBe('change_email')
  const entered = { email, code: invitation, password: 'quite a long one' }
  expect((await portal().call('POST', '/password/reset', { body: entered })).body.code).toBe('code_wrong')
})
