import { addPartner, listPartners, type Partner, readPartner } from '@portal/contract/partners'
import { hasUnsaved } from '@portal/ui/Form'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Partners from '../../../packages/host-app/src/screens/partners/Partners.tsx'
import { pageOf, refuse } from '../../../stories/screens/support/fake-api.ts'
import { signInAs } from '../../../stories/screens/support/signed-in.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { query, showScreen } from '../support/show-screen.tsx'

useFreshApi()

const saved: Partner = {
  id: '0198c0de-0000-7000-8000-000000000001',
  key: 'k',
  name: 'Relief',
  origins: ['https://relief.example'],
  theme: {},
  widgets: ['complaint'],
  former_key: null,
  former_key_until: null,
  last_seen_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
  version: 1,
  can: { edit: true, delete: true },
}

const show = () => {
  signInAs('sysadmin')
  api.on(listPartners, () => pageOf<Partner>())
  api.on(addPartner, () => ({ data: saved }))
  api.on(readPartner, () => ({ data: saved }))
  showScreen(<Partners />, { query: 'add=1' })
}

const drawer = page.getByRole('dialog')
const question = page.getByRole('alertdialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
const type = async () => {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Relief')
  await page.getByRole('textbox', { name: /^Origins/ }).fill('https://relief.example')
}

describe('a form whose address is left', () => {
  test('asks when its drawer is closed with something typed, and stays or goes as chosen', async () => {
    show()
    await type()
    await press('Close')
    await expect.element(question).toHaveAccessibleName('Leave without saving?')
    await press('Stay')
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Relief')
    await press('Close')
    await press('Leave')
    await expect.element(drawer).not.toBeInTheDocument()
    expect(query()).toEqual({})
    expect(hasUnsaved()).toBe(false)
  })

  test('asks nothing once it is saved', async () => {
    show()
    await type()
    await press('Add site')
    await expect.element(drawer).toHaveAccessibleName('Relief')
    expect(query()).toEqual({ open: saved.id })
    expect(question.query()).toBeNull()
    expect(hasUnsaved()).toBe(false)
  })

  test('asks where saving failed', async () => {
    show()
    api.on(addPartner, refuse('unavailable'))
    await type()
    await press('Add site')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await press('Close')
    await expect.element(question).toBeVisible()
  })
})
