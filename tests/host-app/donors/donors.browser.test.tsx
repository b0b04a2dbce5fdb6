import { type Donor, deleteDonor, editDonor, listDonors, readDonor, readDonorLoss } from '@portal/contract/donors'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Donors from '../../../packages/host-app/src/screens/donors/Donors.tsx'
import { fakeApi, pageOf, Refused } from '../../../stories/screens/support/fake-api.ts'
import { signIn, signInForAll } from '../../../stories/screens/support/signed-in.ts'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search

const donor: Donor = {
  id: '0198c0de-0000-7000-8000-000000000001',
  code: 'EMH',
  full_name: 'Humanity Fund',
  abbreviation: null,
  country: 'BE',
  projects: 2,
  created_at: '2026-11-20T10:00:00.000Z',
  version: 3,
  can: { edit: true, delete: true },
}

const loss = {
  code: 'EMH',
  rows: 5,
  goes: [{ kind: 'projects' as const, count: 2, names: ['P-1 Water', 'P-2 Health'] }],
}

let api = fakeApi()

const show = (row: Donor, act = '') => {
  api.on(listDonors, () => pageOf(row))
  api.on(readDonor, () => ({ data: row }))
  api.on(readDonorLoss, () => ({ data: loss }))
  history.replaceState(null, '', `${location.pathname}?open=${row.id}${act && `&act=${act}`}`)
  render(
    <InPortal>
      <Donors />
    </InPortal>,
  )
}

beforeEach(() => {
  api = fakeApi()
  api.install()
})
afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the number of a donor’s projects leads to them, over the row that opens the donor', async () => {
  await page.viewport(1280, 800)
  signInForAll()
  show(donor)
  await button('Close').click()
  await page.getByRole('row').getByRole('link', { name: '2', exact: true }).click()
  expect(location.pathname + location.search).toBe(`/staff/projects?donor_id=${donor.id}`)
})

test('the number of projects leads nowhere for those who see only some of them', async () => {
  await page.viewport(1280, 800)
  signIn('projects', 'view')
  show(donor)
  await button('Close').click()
  await expect.element(page.getByRole('row').getByRole('cell', { name: '2', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: '2', exact: true }).query()).toBeNull()
  signIn('projects', 'view', 'view_all')
  await expect.element(page.getByRole('link', { name: '2', exact: true })).toBeVisible()
})

describe('the record of a donor', () => {
  test('offers to edit and delete only to those who may', async () => {
    show({ ...donor, can: { edit: false, delete: false } })
    await expect.element(page.getByRole('dialog', { name: 'Humanity Fund' })).toBeVisible()
    expect(button('Edit').query()).toBeNull()
    expect(button('More actions').query()).toBeNull()
  })

  test('is not changed by an address alone where its rights say no', async () => {
    show({ ...donor, can: { edit: false, delete: false } }, 'edit')
    await expect.element(page.getByRole('dialog', { name: 'Humanity Fund' })).toBeVisible()
    expect(page.getByRole('textbox', { name: /^Full name/ }).query()).toBeNull()
  })

  test('keeps what was typed when somebody else was first, and writes over it when sent again', async () => {
    show(donor, 'edit')
    let version = 4
    api.on(editDonor, sent => {
      if (sent.version !== version) throw new Refused('changed_meanwhile', { data: { ...donor, version } })
      version += 1
      return { data: { ...donor, full_name: sent.full_name, version } }
    })
    const name = page.getByRole('textbox', { name: /^Full name/ })
    await name.fill('Humanity and Hope')
    await button('Save').click()
    await expect.element(page.getByText(/Someone else changed this meanwhile/)).toBeVisible()
    await expect.element(name).toHaveValue('Humanity and Hope')
    await button('Save').click()
    await expect.poll(() => version).toBe(5)
    await expect.element(name).not.toBeInTheDocument()
  })
})

describe('deleting a donor', () => {
  test('lists what goes, refuses another code, and sends the code with the number of rows that were listed', async () => {
    show(donor, 'delete')
    const sent: unknown[] = []
    api.on(deleteDonor, given => {
      sent.push(given)
      if (given.typed_code !== 'EMH')
        throw new Refused('invalid', { errors: [{ path: 'typed_code', code: 'code_mismatch' }] })
      return { data: { done: true as const } }
    })
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText('Projects: 2')).toBeVisible()
    await expect.element(asked.getByText('P-2 Health')).toBeVisible()
    const code = asked.getByRole('textbox', { name: /^Code/ })
    await code.fill('emh')
    await button('Delete for good').click()
    await expect.element(asked.getByText(/This is not the code/)).toBeVisible()
    await code.fill('EMH')
    await button('Delete for good').click()
    await expect.poll(() => sent.at(-1)).toEqual({ id: donor.id, version: 3, rows: 5, typed_code: 'EMH' })
    await expect.element(asked).not.toBeInTheDocument()
  })
})
