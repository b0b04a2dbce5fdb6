import { editDonor } from '@portal/contract/donors'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Refused } from '../../../stories/screens/support/fake-api.ts'
import { signIn, signInForAll } from '../../../stories/screens/support/signed-in.ts'
import { button, donor, show, useServer } from './shown.tsx'

const api = useServer()

test('the number of a donor’s projects leads to them, over the row that opens the donor', async () => {
  await page.viewport(1280, 800)
  signInForAll()
  show(api(), donor)
  await button('Close').click()
  await page.getByRole('row').getByRole('link', { name: '2', exact: true }).click()
  expect(location.pathname + location.search).toBe(`/staff/projects?donor_id=${donor.id}`)
})

test('the number of projects leads nowhere for those who see only some of them', async () => {
  await page.viewport(1280, 800)
  signIn('projects', 'view')
  show(api(), donor)
  await button('Close').click()
  await expect.element(page.getByRole('row').getByRole('cell', { name: '2', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: '2', exact: true }).query()).toBeNull()
  signIn('projects', 'view', 'view_all')
  await expect.element(page.getByRole('link', { name: '2', exact: true })).toBeVisible()
})

describe('the record of a donor', () => {
  test('offers to edit and delete only to those who may', async () => {
    show(api(), { ...donor, can: { edit: false, delete: false } })
    await expect.element(page.getByRole('dialog', { name: 'Humanity Fund' })).toBeVisible()
    expect(button('Edit').query()).toBeNull()
    expect(button('More actions').query()).toBeNull()
  })

  test('is not changed by an address alone where its rights say no', async () => {
    show(api(), { ...donor, can: { edit: false, delete: false } }, 'edit')
    await expect.element(page.getByRole('dialog', { name: 'Humanity Fund' })).toBeVisible()
    expect(page.getByRole('textbox', { name: /^Full name/ }).query()).toBeNull()
  })

  test('preserves what was typed when somebody else was first, and writes over it when sent again', async () => {
    show(api(), donor, 'edit')
    let version = 4
    api().on(editDonor, sent => {
      if (sent.version !== version) throw new Refused('changed_meanwhile', { data: { ...donor, version } })
      version += 1
      return { data: { ...donor, full_name: sent.full_name, version } }
    })
    const name = page.getByRole('textbox', { name: /^Full name/ })
    await name.fill('Humanity and Hope')
    await button('Save').click()
    await expect.element(page.getByText(/Someone else changed this record/)).toBeVisible()
    await expect.element(name).toHaveValue('Humanity and Hope')
    await button('Save').click()
    await expect.poll(() => version).toBe(5)
    await expect.element(name).not.toBeInTheDocument()
  })
})
