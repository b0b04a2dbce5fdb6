import { editForecast, type Forecast as ForecastData } from '@portal/contract/money/budgets/forecasts'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { drawer, field, id, item, planning, show } from './show-forecast.tsx'

const month = { plan_minor: 0, actual_minor: 0, locked: false, is_open: true, baseline_minor: 0 }

const forecast: ForecastData = {
  project: { id, code: 'P-1', name: 'Water', currency: 'usd', start_date: '2026-03-01', end_date: '2026-04-30' },
  this_month: '2026-03',
  months: [
    { ...month, month: '2026-03' },
    { ...month, month: '2026-04' },
  ],
  rows: [
    {
      item,
      category: { ...item, code: 'A' },
      total_minor: 70_000,
      months: [{ month: '2026-03', plan_minor: 70_000, actual_minor: 0 }],
      forecast_minor: 70_000,
      difference_minor: 0,
    },
  ],
  version: 7,
  baseline: null,
  can: { edit: true, plan_past: false, set_baseline: false },
}

useFreshApi()

describe('the plan of a line', () => {
  test('shows an error in view, however many months there are', async () => {
    await page.viewport(1280, 420)
    const later = ['05', '06', '07', '08', '09', '10', '11', '12'].map(nth => ({
      ...{ ...month, month: `2026-${nth}` },
    }))
    show({ ...forecast, months: [...forecast.months, ...later] }, planning)
    api.on(editForecast, () => {
      throw new Refused('invalid', { errors: [{ path: 'rows.0', code: 'not_line_total' }] })
    })
    await drawer.getByRole('button', { name: 'Save' }).click()
    const said = drawer.getByText(/does not add up to its total/)
    await expect.element(said).toBeVisible()
    const [words, save] = [said, drawer.getByRole('button', { name: 'Save' })].map(one =>
      one.element().getBoundingClientRect(),
    )
    expect(words?.top).toBeGreaterThan(0)
    expect(words?.bottom).toBeLessThanOrEqual(save?.top ?? 0)
  })

  test('closes without a question once it is saved, even when the rest was spread', async () => {
    show(forecast, planning)
    api.on(editForecast, () => ({ data: forecast }))
    await field('Apr-2026').fill('10')
    await drawer.getByRole('button', { name: 'Spread the rest evenly' }).click()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => drawer.query()).toBeNull()
    expect(page.getByRole('alertdialog').query()).toBeNull()
  })

  test('never appears in another line', async () => {
    const other = { ...item, id: '0198c0de-0000-7000-8000-00000000000b', code: 'B1', name: 'Driver' }
    const two = { ...forecast, rows: forecast.rows.flatMap(row => [row, { ...row, item: other }]) }
    show(two, planning)
    await field('Apr-2026').fill('123')
    cleanup()
    show(two, `line=${other.id}`)
    const driver = page.getByRole('dialog', { name: /B1 · Driver/ })
    await expect.element(driver.getByRole('spinbutton', { name: 'Apr-2026' })).toHaveValue('0.00')
    expect(driver.getByRole('button', { name: 'Start over' }).query()).toBeNull()
  })
})
