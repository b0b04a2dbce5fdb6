import { listWithdrawnRates } from '@portal/contract/money/exchange-rates/exchange-rates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/money/exchange_rates.json'
import { pageOf, refuse } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { euro, hold, open, show } from './show-rates.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')

test('lists withdrawn rates with who withdrew each and when, under its own URL', async () => {
  signIn('specials', 'accounting_officer_syria')
  show([euro])
  await page.getByRole('button', { name: en.withdrawn }).click()
  await expect
    .element(drawer.getByRole('listitem').filter({ hasText: '$11.587' }).getByText('Mehmet Kaya'))
    .toBeVisible()
  await expect.element(drawer.getByText(/01-Nov-2026.*:12/)).toBeVisible()
  expect(query()).toEqual({ withdrawn: 'yes' })
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(query()).toEqual({})
})

test('offers a retry when withdrawn rates cannot be loaded, and says when there are none', async () => {
  signIn('budget', 'view')
  hold([euro])
  api.on(listWithdrawnRates, refuse('unavailable'))
  open('withdrawn=yes')
  await drawer.getByRole('button', { name: 'Try again' }).click()
  api.on(listWithdrawnRates, () => pageOf())
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect.element(drawer.getByText(en.withdrawn_empty)).toBeVisible()
})
