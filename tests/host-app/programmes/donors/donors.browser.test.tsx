import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { button, donor, show, useServer } from './shown.tsx'

const api = useServer()

test('links a donor’s number of projects to those projects, instead of opening the donor', async () => {
  await page.viewport(1280, 800)
  signInForAll()
  show(api(), donor)
  await button('Close').click()
  await page.getByRole('row').getByRole('link', { name: '2', exact: true }).click()
  expect(location.pathname + location.search).toBe(`/staff/projects?donor_id=${donor.id}`)
})

test('does not link the number of projects for people who see only some projects', async () => {
  await page.viewport(1280, 800)
  signIn('projects', 'view')
  show(api(), donor)
  await button('Close').click()
  await expect.element(page.getByRole('row').getByRole('cell', { name: '2', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: '2', exact: true }).query()).toBeNull()
  signIn('projects', 'view', 'view_all')
  await expect.element(page.getByRole('link', { name: '2', exact: true })).toBeVisible()
})
