import { addExchangeRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import arWords from '../../../../packages/host-app/src/locales/ar/money/currencies.json'
import ar from '../../../../packages/host-app/src/locales/ar/money/exchange_rates.json'
import enWords from '../../../../packages/host-app/src/locales/en/money/currencies.json'
import en from '../../../../packages/host-app/src/locales/en/money/exchange_rates.json'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { euro, show } from './show-rates.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
const rateField = () => drawer.getByRole('spinbutton', { name: /^(.1 in|قيمة)/ })

describe('adding an implausible rate', () => {
  const previous = { rate: 0.02376, effective_date: '2026-03-01' }
  const known = { previous, inverse: null, cross: null }
  const enter = async (texts: typeof en, language: 'en' | 'ar' = 'en', rates: object = known) => {
    signIn('specials', 'accounting_officer_syria')
    show([euro], 'add=yes', language)
    api.on(addExchangeRate, ({ confirmed, ...given }) => {
      if (!confirmed) throw new Refused('rate_implausible', { data: { from: 'tl', to: 'usd', rate: 42.08, ...rates } })
      return { data: { ...euro, ...given } }
    })
    await drawer.getByRole('button', { name: new RegExp(texts.from) }).click()
    await page.getByRole('option', { name: /₺/ }).click()
    await rateField().fill('42.08')
    await drawer.getByRole('textbox', { name: new RegExp(`^${texts.source}`) }).fill('Bank')
    await drawer.getByRole('button', { name: texts.add }).click()
  }
  const question = page.getByRole('alertdialog')

  test('asks for confirmation with both directions written out, and sends the rate again when confirmed', async () => {
    await enter(en)
    await expect.element(question).toHaveAccessibleName(enWords.implausible_title)
    const text = question.getByText(/With this rate/)
    await expect.element(text).toMatchTextContent(/₺1,000\.00.? is .?\$42,080\.00.?, and .?\$1,000\.00.? is .?₺23\.76/)
    await expect
      .element(text)
      .toMatchTextContent(/01-Mar-2026, .?₺1,000\.00.? is .?\$23\.76.?, and .?\$1,000\.00.? is .?₺42,087\.54/)
    await question.getByRole('button', { name: enWords.implausible_action }).click()
    await expect.poll(() => sent('POST')[1]).toMatchObject({ from: 'tl', rate: 42.08, confirmed: true })
    await expect.element(rateField()).not.toBeInTheDocument()
  })

  test('preserves the input when it is not confirmed, and says that nothing was stored', async () => {
    await enter(en)
    await question.getByRole('button', { name: enWords.implausible_cancel }).click()
    await expect.element(drawer.getByText(/was not stored/)).toBeVisible()
    await expect.element(rateField()).toHaveValue('42.08')
    expect(sent('POST')).toHaveLength(1)
  })

  test('shows the rate through a third currency when the pair has no other rate', async () => {
    const cross = { rate: 0.025, through: 'eur' }
    await enter(en, 'en', { previous: null, inverse: null, cross })
    await expect
      .element(question.getByText(/Converted through the Euro \(€\), .?₺1,000\.00.? is .?\$25\.00/))
      .toBeVisible()
  })

  test('asks in Arabic too, with the rate it contradicts', async () => {
    await enter(ar, 'ar')
    await expect.element(question).toHaveAccessibleName(arWords.implausible_title)
    await expect.element(question.getByText(/الساري منذ .*₺1,000\.00.*\$23\.76/)).toBeVisible()
  })
})
