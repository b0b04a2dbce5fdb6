import { describe, expect, test } from 'vitest'
import { settleEmailChanges } from '../../../../../packages/server/src/people/users/email-changes/jobs.ts'
import { auditOf } from '../../../support/made.ts'
import { emailChanging, WAIT_HOURS } from '../../../support/people/email-changes.ts'
import { personDraft } from '../../../support/people/people.ts'
import { PASSWORD, usePortal } from '../../../support/portal.ts'
import { draft } from '../../access/sign-up/signing-up.ts'

const portal = usePortal()
const { ask, confirm, fresh, login, stop, titles } = emailChanging(portal)

const admin = () => portal().person('sysadmin')
const taken = { status: 400, body: { errors: [{ path: 'email', code: 'email_taken' }] } }

/** A person whose email change was requested by an administrator. */
const asked = async () => {
  const asker = await admin()
  const person = await portal().person('staff', [], { language: 'ar' })
  const email = fresh()
  expect((await ask(asker, person.id, email)).status).toBe(200)
  return { asker, person, email }
}

describe('the new address of a pending email change', () => {
  test('cannot be used by others until the change is stopped', async () => {
    const { asker, person, email } = await asked()
    const other = await portal().person('staff')
    const add = () => portal().call('POST', '/users', { as: asker, body: personDraft({ email }) })
    expect(await add()).toMatchObject(taken)
    expect(await ask(asker, other.id, email)).toMatchObject(taken)
    expect(await ask(asker, other.id, person.email)).toMatchObject(taken)
    const free = fresh()
    const change = (to: string) =>
      portal().call('POST', '/account/email', { as: other, body: { email: to, current_password: PASSWORD } })
    const answer = await change(email)
    portal().pass(31)
    expect([answer.status, answer.body]).toEqual([(await change(free)).status, answer.body])
    expect((await titles(email)).length).toBe(1)
    await stop(person.email)
    expect((await add()).status).toBe(200)
  })

  test('gets no sign-up code, and the response does not reveal it', async () => {
    const { email } = await asked()
    const other = fresh()
    const signUp = (to: string) => portal().call('POST', '/signup', { body: draft({ email: to }) })
    const [reserved, free] = [await signUp(email), await signUp(other)]
    expect([reserved.status, reserved.body]).toEqual([200, free.body])
    expect([(await titles(email)).length, (await titles(other)).length]).toEqual([1, 1])
    expect(await titles(email)).not.toEqual(await titles(other))
  })
})

describe('simultaneous requests for email changes', () => {
  test('succeed once for one account and once for one address', async () => {
    const [one, two] = [await admin(), await admin()]
    const [person, other] = [await portal().person('staff'), await portal().person('staff')]
    const same = await Promise.all([ask(one, person.id, fresh()), ask(two, person.id, fresh())])
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ask(one, person.id, fresh())).toMatchObject({ status: 409, body: { code: 'email_change_pending' } })
    const email = fresh()
    const third = await portal().person('staff')
    const shared = await Promise.all([ask(one, other.id, email), ask(two, third.id, email)])
    expect(shared.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('either create an account with the address or reserve it', async () => {
    const as = await admin()
    for (let round = 0; round < 5; round++) {
      const person = await portal().person('staff')
      const email = fresh()
      const answers = await Promise.all([
        ask(as, person.id, email),
        portal().call('POST', '/users', { as, body: personDraft({ email }) }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    }
  })

  test('either stop a change that is due or let it take effect', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, email } = await asked()
      await confirm(email)
      portal().pass(WAIT_HOURS * 60 * 60)
      const [stopped] = await Promise.all([stop(person.email), settleEmailChanges(portal().services)])
      const present = stopped.status === 200 ? person.email : email
      expect([200, 409]).toContain(stopped.status)
      expect((await login(present)).status).toBe(200)
      expect(
        (await auditOf(portal(), 'users', person.id)).filter(one => /^(change|stop)_email/.test(one)),
      ).toHaveLength(1)
    }
  })
})
