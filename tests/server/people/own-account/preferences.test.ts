import { themes } from '@portal/contract/people/own-account/preferences'
import { expect, test } from 'vitest'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const choose = (as: Person, body: object) => portal().call('PATCH', '/account/preferences', { as, body })

const chosenBy = async (as: Person) => (await portal().call('GET', '/user', { as })).body.data.preferences

test('preferences are stored per account, one by one', async () => {
  const [one, other] = [await portal().person('user'), await portal().person('staff')]
  expect(await chosenBy(one)).toEqual({})
  expect((await choose(one, { language: 'ar', theme: 'dark' })).status).toBe(200)
  expect((await choose(one, { density: 'compact', theme: 'light' })).status).toBe(200)
  expect(await chosenBy(one)).toEqual({ language: 'ar', theme: 'light', density: 'compact' })
  expect(await chosenBy(other)).toEqual({})
  const { body } = await portal().call('POST', '/login', { body: { email: one.email, password: PASSWORD } })
  expect(body.data.preferences).toEqual({ language: 'ar', theme: 'light', density: 'compact' })
})

test('changing a preference keeps the version of the account, so that its open form stays valid', async () => {
  const one = await portal().person('user')
  const { version } = (await portal().call('GET', '/account', { as: one })).body.data
  await choose(one, { theme: 'high_contrast' })
  expect((await portal().call('GET', '/account', { as: one })).body.data).toMatchObject({ version, language: 'en' })
})

test.each(themes)('the theme %s can be stored', async theme => {
  const one = await portal().person('user')
  expect((await choose(one, { theme })).status).toBe(200)
  expect(await chosenBy(one)).toEqual({ theme })
})

test('an unknown theme or language is rejected', async () => {
  const one = await portal().person('user')
  expect((await choose(one, { theme: 'pink' })).status).toBe(400)
  expect((await choose(one, { language: 'xx' })).status).toBe(400)
  expect(await chosenBy(one)).toEqual({})
})
