import {
  addExchangeRate,
  deleteExchangeRate,
  readPresentRates,
} from '@portal/contract/money/exchange-rates/exchange-rates'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/money/exchange_rates.json'
import en from '../../../../packages/host-app/src/locales/en/money/exchange_rates.json'
import { Refused, refuse } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { faults } from '../../support/faults.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { dear, euro, hold, lira, open, show } from './show-rates.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
/** The rate's own field. The parts of the date are spin buttons too. */
const rateField = () => drawer.getByRole('spinbutton', { name: /^(.1 in|قيمة)/ })
/** Matches a displayed rate, which contains non-breaking spaces. */
const said = (rate: string) => new RegExp(rate.replace(/[.$]/g, '\\$&').replaceAll(' ', '\\s'))
const words = () => drawer.getByRole('status')
const asOfficer = () => signIn('specials', 'accounting_officer_syria')

const takeBack = async () => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: en.withdraw }).click()
}

describe('the exchange rates page', () => {
  test('shows each currency’s value in dollars today, and which currency has no rate', async () => {
    asOfficer()
    show([euro, lira])
    await expect.element(page.getByText('Euro (€) today')).toBeVisible()
    await expect.element(page.getByText(said('€1 = $1.0835')).first()).toBeVisible()
    await expect.element(page.getByText('since 01-Mar-2026')).toBeVisible()
    await expect.element(page.getByText(en.unknown, { exact: true })).toBeVisible()
    await expect.element(page.getByText(en.unknown_text)).toBeVisible()
    await expect.element(page.getByRole('row', { name: said('₺1 = $0.02412345') })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /Rasha Omari/ })).toBeVisible()
  })

  test('filters by the URL', async () => {
    asOfficer()
    show([euro, lira], 'from=tl')
    await expect.element(page.getByRole('row', { name: /₺/ })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /1\.0835/ })).not.toBeInTheDocument()
    await page.getByRole('button', { name: `Remove filter ${en.from}` }).click()
    await expect.element(page.getByRole('row', { name: /1\.0835/ })).toBeVisible()
    expect(query()).toEqual({})
  })

  test('shows that current rates could not be loaded, still shows the list, and retries', async () => {
    asOfficer()
    hold([euro])
    api.on(readPresentRates, refuse('unavailable'))
    open()
    await expect.element(page.getByText(en.present_failed)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /1\.0835/ })).toBeVisible()
    api.on(readPresentRates, () => ({ data: [{ ...dear, rate: 1.1 }] }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(said('€1 = $1.1'))).toBeVisible()
  })
})

describe('adding a rate', () => {
  test('repeats the entered rate in words, accepts Arabic-Indic digits, and sends a number', async () => {
    asOfficer()
    show([euro], 'add=yes')
    await expect.element(words()).toMatchTextContent(en.entered_empty)
    await drawer.getByRole('spinbutton', { name: /^€1 in \$/ }).fill('١٫٠٨٤٥٦٧٨')
    await expect.element(words()).toMatchTextContent(/€1 = \$1\.0845678 from \d\d-\w{3}-\d{4}/)
    await expect.element(words()).toMatchTextContent(/Current rate: €1 = \$1\.0835/)
    await drawer.getByRole('textbox', { name: /^Source/ }).fill('ECB')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.element(drawer).toHaveAccessibleName(said('€1 = $1.0845678'))
    expect(drawer.getByText('ECB').query()).not.toBeNull()
    const today = new Intl.DateTimeFormat('en-CA').format(new Date())
    expect(sent('POST')).toEqual([{ from: 'eur', to: 'usd', rate: 1.0845678, effective_date: today, source: 'ECB' }])
  })

  test('warns about rates far from the current one, such as a comma that means thousands', async () => {
    asOfficer()
    show([euro], 'add=yes')
    const rate = rateField()
    await rate.fill('1,083')
    await expect.element(words()).toMatchTextContent(/€1 = \$1,083/)
    await expect.element(words()).toMatchTextContent(/1000.? times as high/)
    await rate.fill('0.9')
    await expect.element(words()).toMatchTextContent(/16\.9%.? lower/)
    await rate.fill('1.1')
    await expect.element(words()).not.toMatchTextContent(/Check/)
  })

  test('swaps the currencies when both sides would be the same', async () => {
    asOfficer()
    show([euro], 'add=yes')
    await drawer.getByRole('button', { name: /From currency/ }).click()
    await page.getByRole('option', { name: 'US dollar ($)' }).click()
    await expect.element(drawer.getByRole('spinbutton', { name: /^\$1 in €/ })).toBeVisible()
    await expect.element(words()).toMatchTextContent(/\$1 = €0\.922935/)
    await rateField().fill('0.92')
    await drawer.getByRole('textbox', { name: /^Source/ }).fill('ECB')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.poll(() => sent('POST')[0]).toMatchObject({ from: 'usd', to: 'eur', rate: 0.92 })
    await expect.element(rateField()).not.toBeInTheDocument()
  })

  test('shows a duplicate date at its field, and preserves the input', async () => {
    asOfficer()
    show([euro], 'add=yes')
    api.on(addExchangeRate, () => {
      throw new Refused('invalid', { errors: [{ path: 'effective_date', code: 'rate_taken' }] })
    })
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.element(rateField()).toHaveAccessibleDescription(/required/)
    await rateField().fill('0')
    await expect.element(rateField()).toHaveAccessibleDescription(/more than 0/)
    await rateField().fill('1.2')
    await drawer.getByRole('textbox', { name: /^Source/ }).fill('ECB')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.element(drawer.getByText(/There is already a rate for these two currencies/).first()).toBeVisible()
    await expect.element(rateField()).toHaveValue('1.2')
  })
})

describe('withdrawing a rate', () => {
  test('is possible from its drawer, which closes', async () => {
    asOfficer()
    show([euro, lira], `open=${euro.id}`)
    await expect.element(drawer.getByText('Rasha Omari')).toBeVisible()
    await drawer.getByRole('button', { name: en.withdraw, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: en.withdraw }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(query()).toEqual({})
    expect(sent('DELETE')).toEqual([{ id: euro.id, version: 1 }])
  })

  test('asks first, says that existing records keep the rate, and can be cancelled', async () => {
    asOfficer()
    show([euro])
    await takeBack()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toHaveAccessibleName(/Withdraw .*€1\s=\s\$1\.0835.* from 01-Mar-2026\?/)
    await expect.element(question.getByText(/Existing records keep this rate/)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent('DELETE')).toEqual([])
  })

  test('removes the rate from the list and focuses main', async () => {
    asOfficer()
    show([euro])
    await takeBack()
    await page.getByRole('alertdialog').getByRole('button', { name: en.withdraw }).click()
    await expect.element(page.getByRole('heading', { name: en.empty })).toBeVisible()
    await expect.element(page.getByText(/withdrawn/)).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(sent('DELETE')).toEqual([{ id: euro.id, version: 1 }])
  })

  test('shows why it was rejected', async () => {
    asOfficer()
    show([euro])
    api.on(deleteExchangeRate, refuse('not_found'))
    await takeBack()
    await page.getByRole('alertdialog').getByRole('button', { name: en.withdraw }).click()
    await expect.element(page.getByText(/This no longer exists/)).toBeVisible()
  })
})

test('has no accessibility violations in Arabic on a phone, in list and form', async () => {
  await page.viewport(360, 740)
  asOfficer()
  show([euro, lira], '', 'ar')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(await faults(document.body)).toEqual([])
  await page.getByRole('button', { name: ar.add }).click()
  await rateField().fill('5')
  expect(await faults(drawer.element())).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
