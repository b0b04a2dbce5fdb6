import { addAccountingCode, editAccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/money/accounting_codes.json'
import en from '../../../../packages/host-app/src/locales/en/money/accounting_codes.json'
import history from '../../../../packages/host-app/src/locales/en/workspace/history.json'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { faults } from '../../support/faults.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { fax, show, travel } from './show-codes.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
const asOfficer = () => signIn('specials', 'accounting_officer_turkey')

const turn = async (code: string, label: string) => {
  await row(code)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: label }).click()
}

describe('the list of accounting codes', () => {
  test('shows which codes are closed, and filters by the URL', async () => {
    asOfficer()
    show([travel, fax], 'active=no')
    await expect.element(row('6990')).toMatchTextContent(en.closed)
    expect(row('6110').query()).toBeNull()
    await page.getByRole('button', { name: `Remove filter ${en.state}` }).click()
    await expect.element(row('6110')).toMatchTextContent(en.open)
    expect(query()).toEqual({})
  })

  test('shows the name in the page’s language first', async () => {
    asOfficer()
    show([travel], '', 'ar')
    await expect.element(page.getByRole('link', { name: travel.name_ar })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Travel' })).toBeVisible()
  })

  test('is read-only for people who only work with budgets', async () => {
    signIn('budget', 'view')
    show([{ ...travel, can: { edit: false } }], `open=${travel.id}`)
    await expect.element(drawer).toHaveAccessibleName('Travel')
    // The Close button and the button that shows changes.
    expect(drawer.getByRole('button').elements()).toHaveLength(2)
    await expect.element(drawer.getByRole('button', { name: history.show })).toBeVisible()
    expect(page.getByRole('button', { name: en.add }).query()).toBeNull()
  })
})

describe('closing an accounting code', () => {
  test('takes effect at once from the list, and Undo sends the new version', async () => {
    asOfficer()
    show([travel, fax])
    await turn('6110', en.close)
    await expect.element(row('6110')).toMatchTextContent(en.closed)
    await expect.element(page.getByText(/6110.* closed\./)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row('6110')).toMatchTextContent(en.open)
    expect(sent('PATCH').map(({ active, version }) => [active, version])).toEqual([
      [false, 2],
      [true, 3],
    ])
    expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull()
  })

  test('focuses main when the code no longer matches the filter', async () => {
    asOfficer()
    show([travel, fax], 'active=yes')
    await turn(travel.code, en.close)
    await expect.element(row(travel.code)).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('offers Undo for the last step only', async () => {
    asOfficer()
    show([travel, fax])
    await turn('6110', en.close)
    await expect.element(page.getByText(/closed\./)).toBeVisible()
    await turn('6990', en.reopen)
    await expect.element(page.getByText(/reopened/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => sent('PATCH').at(-1)).toMatchObject({ code: '6990', active: false })
  })

  test('is done and undone by one button in the drawer, which shows why it failed', async () => {
    asOfficer()
    show([travel], `open=${travel.id}`)
    await drawer.getByRole('button', { name: en.close, exact: true }).click()
    await drawer.getByRole('button', { name: en.reopen }).click()
    await expect.element(drawer.getByRole('button', { name: en.close, exact: true })).toBeVisible()
    api.on(editAccountingCode, () => {
      throw new Refused('unavailable')
    })
    await drawer.getByRole('button', { name: en.close, exact: true }).click()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('No connection to the server')
  })
})

describe('adding and changing a code', () => {
  test('adds an open code, and shows a duplicate code at its field', async () => {
    asOfficer()
    show([travel], 'add=yes')
    const own = api
    own.on(addAccountingCode, () => {
      throw new Refused('invalid', { errors: [{ path: 'code', code: 'code_taken' }] })
    })
    const code = drawer.getByRole('textbox', { name: /^Code/ })
    await code.fill('6110')
    await drawer.getByRole('textbox', { name: new RegExp(`^${en.name_en}`) }).fill('Venues')
    await drawer.getByRole('textbox', { name: new RegExp(`^${en.name_ar}`) }).fill('القاعات')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.element(code).toHaveAccessibleDescription(/already in use/)
    own.on(addAccountingCode, draft => ({ data: { ...travel, ...draft } }))
    await code.fill('6120')
    await drawer.getByRole('button', { name: en.add }).click()
    const fields = { name_en: 'Venues', name_ar: 'القاعات', active: true }
    await expect.poll(() => sent('POST').at(-1)).toEqual({ ...fields, code: '6120' })
    await expect.poll(query).toEqual({ open: travel.id })
  })

  test('keeps a closed code closed when it is edited', async () => {
    asOfficer()
    show([fax], `open=${fax.id}`)
    await drawer.getByRole('button', { name: 'Edit' }).click()
    await drawer.getByRole('textbox', { name: new RegExp(`^${en.name_en}`) }).fill('Fax and telex')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect.element(drawer).toHaveAccessibleName('Fax and telex')
    expect(sent('PATCH')).toMatchObject([{ id: fax.id, version: 2, active: false, name_en: 'Fax and telex' }])
  })
})

test('has no accessibility violations in Arabic on a phone, in list and drawer', async () => {
  await page.viewport(360, 740)
  asOfficer()
  show([travel, fax], '', 'ar')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(await faults(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('link', { name: fax.name_ar }).click()
  await expect.element(drawer.getByText(ar.closed)).toBeVisible()
  expect(await faults(drawer.element())).toEqual([])
})
