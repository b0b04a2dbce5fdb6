import { expect, test } from 'vitest'
import { emailChanging } from '../../../support/people/email-changes.ts'
import { mailsTo, whoIs } from '../../../support/people/people.ts'
import { PASSWORD, usePortal } from '../../../support/portal.ts'

const portal = usePortal()
const { ask, confirm, confirmOwn, fresh, login, own, read, stopOwn } = emailChanging(portal)

const over = { status: 409, body: { code: 'email_change_over' } }

/** A person whose email change was requested by an administrator. */
const asked = async () => {
  const asker = await portal().person('sysadmin')
  const person = await portal().person('staff', [], { language: 'ar' })
  const email = fresh()
  expect((await ask(asker, person.id, email)).status).toBe(200)
  return { asker, person, email }
}

test('confirming a requested email change with the password makes it take effect at once', async () => {
  const { asker, person, email } = await asked()
  const phone = await login(person.email)
  expect(await own(person)).toMatchObject({ email, asked_by: { id: asker.id } })
  expect((await confirmOwn(person, 'a guess of mine')).body.errors).toMatchObject([{ code: 'password_wrong' }])
  expect((await confirmOwn(person)).status).toBe(200)
  expect((await whoIs(portal(), person)).body.data.email).toBe(email)
  const cookie = `session=${phone.cookies.find(({ name }) => name === 'session')?.value}`
  expect((await portal().call('GET', '/user', { headers: { cookie } })).status).toBe(401)
  // The new mailbox has not confirmed, so the address must be verified.
  expect((await login(email)).body.code).toBe('email_not_verified')
  const code = /\b\d{6}\b/.exec((await mailsTo(portal(), email)).at(-1)?.content ?? '')?.[0]
  expect((await portal().call('POST', '/verify', { body: { email, code } })).status).toBe(200)
  expect((await login(email)).status).toBe(200)
  expect(await confirmOwn(person)).toMatchObject(over)
})

test('confirming needs no verification if the new mailbox has already confirmed', async () => {
  const { person, email } = await asked()
  await confirm(email)
  await confirmOwn(person)
  expect((await login(email)).status).toBe(200)
})

test('the person can stop a requested email change', async () => {
  const { asker, person } = await asked()
  expect((await stopOwn(person)).status).toBe(200)
  expect(await own(person)).toBeNull()
  expect(await stopOwn(person)).toMatchObject(over)
  expect((await read(asker, person.id)).can.change_email).toBe(true)
})

test('changing to a third address ends a requested email change', async () => {
  const { person } = await asked()
  const third = fresh()
  const call = (path: string, body: object) => portal().call('POST', path, { as: person, body })
  await call('/account/email', { email: third, current_password: PASSWORD })
  const code = /\d{6}/.exec((await mailsTo(portal(), third)).at(-1)?.content ?? '')?.[0]
  expect((await call('/account/email/confirm', { code })).status).toBe(200)
  expect(await own(person)).toBeNull()
})
