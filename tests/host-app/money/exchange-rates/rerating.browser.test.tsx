import { listReratings, rerateExpenses } from '@portal/contract/money/exchange-rates/reratings'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/exchange_rates.json'
import en from '../../../../packages/host-app/src/locales/en/exchange_rates.json'
import { liraRerating } from '../../../../stories/money/rate-records.ts'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { faults } from '../../support/faults.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { euro, hold, open } from './show-rates.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
const offer = page.getByText(/Turkish lira .*expenses use a withdrawn rate/)

const showStale = (address = '', language: 'en' | 'ar' = 'en') => {
  hold([euro])
  let data = [liraRerating]
  api.on(listReratings, () => ({ data }))
  api.on(rerateExpenses, ({ expenses }) => {
    data = []
    return { data: { expenses } }
  })
  open(address, language)
}

describe('expenses that use a withdrawn rate', () => {
  test('are offered to be re-rated, with sums before and after, and sent as they were shown', async () => {
    signInAs('sysadmin')
    showStale()
    await expect.element(offer).toBeVisible()
    await page.getByRole('button', { name: en.rerate_open }).click()
    expect(query()).toEqual({ rerate: 'tl' })
    const projects = drawer.getByRole('table', { name: en.rerate_by_project })
    await expect.element(projects.getByRole('row', { name: /SY-24-01.*\$105,200\.00.*\$59\.40/ })).toBeVisible()
    const expenses = drawer.getByRole('table', { name: en.rerate_by_expense })
    await expect
      .element(expenses.getByRole('row', { name: /03-Nov-2026.*₺1,250\.00.*\$42\.08.*\$0\.02376.*\$29\.70/ }))
      .toBeVisible()
    await expect.element(drawer.getByText('Expenses of closed months keep their rate: 3.')).toBeVisible()
    await drawer.getByRole('button', { name: en.rerate, exact: true }).click()
    await expect.element(page.getByText(/Expenses re-rated: 2/)).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(offer).not.toBeInTheDocument()
    const { currency, expenses: number, before_usd_minor, after_usd_minor } = liraRerating
    expect(sent('POST')).toEqual([{ currency, expenses: number, before_usd_minor, after_usd_minor }])
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('say why they were not re-rated', async () => {
    signInAs('sysadmin')
    showStale('rerate=tl')
    api.on(rerateExpenses, refuse('changed_meanwhile'))
    await drawer.getByRole('button', { name: en.rerate, exact: true }).click()
    await expect.element(drawer.getByRole('alert')).toBeVisible()
  })

  test('have no accessibility fault in Arabic on a phone', async () => {
    await page.viewport(360, 740)
    signInAs('sysadmin')
    showStale('rerate=tl', 'ar')
    await expect.element(drawer.getByRole('button', { name: ar.rerate, exact: true })).toBeVisible()
    expect(await faults(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
