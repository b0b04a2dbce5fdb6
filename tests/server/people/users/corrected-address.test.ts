import { expect, test } from 'vitest'
import { emailChanging } from '../../support/people/email-changes.ts'
import { invitationTo, personDraft } from '../../support/people/people.ts'
import { PASSWORD, usePortal } from '../../support/portal.ts'

const portal = usePortal()
const { ask, fresh, login } = emailChanging(portal)

const setPassword = (email: string, code: string, password = PASSWORD) =>
  portal().call('POST', '/password/reset', { body: { email, code, password } })

test('a password chosen through a mistyped address becomes invalid when the address is corrected', async () => {
  const admin = await portal().person('sysadmin')
  const { id, email: mistyped } = (await portal().call('POST', '/users', { as: admin, body: personDraft() })).body.data
  // The invitation reaches a stranger, who sets a password before the account has privileges.
  expect((await setPassword(mistyped, await invitationTo(portal(), mistyped))).status).toBe(200)
  const email = fresh()
  expect((await ask(admin, id, email)).status).toBe(200)
  expect((await login(email)).body.code).toBe('invalid_credentials')
  const chosen = 'another horse battery'
  expect((await setPassword(email, await invitationTo(portal(), email), chosen)).status).toBe(200)
  expect((await login(email)).body.code).toBe('invalid_credentials')
  expect((await login(email, chosen)).status).toBe(200)
})

test('a link copied for a mistyped address becomes invalid when the address is corrected', async () => {
  const admin = await portal().person('sysadmin')
  const { id } = (await portal().call('POST', '/users', { as: admin, body: personDraft() })).body.data
  const copied = await portal().call('POST', `/users/${id}/invitation_link`, { as: admin, body: {} })
  const code = /#invitation=([A-Z2-9]{12})$/.exec(copied.body.data.link)?.[1] ?? ''
  const email = fresh()
  expect((await ask(admin, id, email)).status).toBe(200)
  expect((await setPassword(email, code)).body.code).toBe('code_wrong')
})
