import { listReratings, rerateExpenses } from '@portal/contract/money/exchange-rates/reratings'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/money/exchange_rates.json'
import en from '../../../../packages/host-app/src/locales/en/money/exchange_rates.json'
import { euroRerating, liraRerating } from '../../../../stories/money/rate-records.ts'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { faults } from '../../support/faults.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { euro, hold, open } from './show-rates.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
const offer = page.getByText(/Turkish lira .*expenses use a withdrawn rate/)

const reason = (texts: typeof en) => drawer.getByRole('textbox', { name: new RegExp(`^${texts.rerate_reason}`) })

const showStale = (address = '', language: 'en' | 'ar' = 'en', found = liraRerating) => {
  hold([euro])
  let data = [found]
  api.on(listReratings, () => ({ data }))
  api.on(rerateExpenses, () => {
    data = []
    return { data: { expenses: found.expenses } }
  })
  open(address, language)
}

describe('expenses that use a withdrawn rate', () => {
  test('can be re-rated with a reason, after a preview of sums before and after', async () => {
    signInAs('sysadmin')
    showStale()
    await expect.element(offer).toBeVisible()
    await page.getByRole('button', { name: en.rerate_open }).click()
    expect(query()).toEqual({ rerate: 'dollars-tl-usd' })
    const projects = drawer.getByRole('table', { name: en.rerate_by_project })
    await expect.element(projects.getByRole('row', { name: /SY-24-01.*\$105,200\.00.*\$59\.40/ })).toBeVisible()
    const expenses = drawer.getByRole('table', { name: en.rerate_by_expense })
    await expect
      .element(expenses.getByRole('row', { name: /03-Nov-2026.*₺1,250\.00.*\$42\.08.*\$0\.02376.*\$29\.70/ }))
      .toBeVisible()
    await expect.element(drawer.getByText('Expenses of closed months keep their rate: 3.')).toBeVisible()
    await drawer.getByRole('button', { name: en.rerate, exact: true }).click()
    await expect.element(reason(en)).toHaveAccessibleDescription(/Enter a reason/)
    expect(sent('POST')).toEqual([])
    await reason(en).fill('The bank corrected it')
    await drawer.getByRole('button', { name: en.rerate, exact: true }).click()
    await expect.element(page.getByText(/Expenses re-rated: 2/)).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(offer).not.toBeInTheDocument()
    const { kind, from, to, shown } = liraRerating
    expect(sent('POST')).toEqual([{ kind, from, to, shown, reason: 'The bank corrected it' }])
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('show converted amounts in both currencies, by line too, and how many a limit excludes', async () => {
    signInAs('sysadmin')
    showStale('rerate=amounts-tl-eur', 'en', euroRerating)
    await expect.element(drawer).toHaveAccessibleName(/Turkish lira .* to Euro/)
    const lines = drawer.getByRole('table', { name: en.rerate_by_line })
    await expect.element(lines.getByRole('row', { name: /B-04.*SY-24-01.*€595\.24.*€59\.52/ })).toBeVisible()
    const expenses = drawer.getByRole('table', { name: en.rerate_by_expense })
    await expect
      .element(expenses.getByRole('row', { name: /03-Nov-2026.*₺1,250\.00.*€0\.23809524.*€297\.62/ }))
      .toBeVisible()
    await expect.element(drawer.getByText(/too little is left on their budget line or request: 4/)).toBeVisible()
  })

  test('cannot be re-rated when a limit excludes all of them', async () => {
    signInAs('sysadmin')
    const none = { expenses: 0, before_minor: 0, after_minor: 0, projects: [], lines: [], rows: [] }
    showStale('rerate=amounts-tl-eur', 'en', { ...euroRerating, ...none })
    await expect.element(drawer.getByText(/too little is left on their budget line or request: 4/)).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: en.rerate, exact: true })).not.toBeInTheDocument()
  })

  test('show an error when re-rating was rejected', async () => {
    signInAs('sysadmin')
    showStale('rerate=dollars-tl-usd')
    api.on(rerateExpenses, refuse('changed_meanwhile'))
    await reason(en).fill('The bank corrected it')
    await drawer.getByRole('button', { name: en.rerate, exact: true }).click()
    await expect.element(drawer.getByRole('alert')).toBeVisible()
  })

  test('have no accessibility violations in Arabic on a phone', async () => {
    await page.viewport(360, 740)
    signInAs('sysadmin')
    showStale('rerate=amounts-tl-eur', 'ar', euroRerating)
    await expect.element(drawer.getByRole('button', { name: ar.rerate, exact: true })).toBeVisible()
    expect(await faults(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
