import { editForecast, type Forecast as ForecastData } from '@portal/contract/money/budgets/forecasts'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { drawer, field, id, item, planning, show } from './show-forecast.tsx'

const past = { is_open: false, baseline_minor: 0 }
const coming = { is_open: true, baseline_minor: 0 }

const forecast: ForecastData = {
  project: { id, code: 'P-1', name: 'Water', currency: 'usd', start_date: '2026-01-01', end_date: '2026-04-30' },
  this_month: '2026-03',
  months: [
    { month: '2026-01', plan_minor: 50_000, actual_minor: 30_000, locked: true, ...past },
    { month: '2026-02', plan_minor: 0, actual_minor: 0, locked: true, ...past },
    { month: '2026-03', plan_minor: 40_000, actual_minor: 0, locked: false, ...coming },
    { month: '2026-04', plan_minor: 0, actual_minor: 0, locked: false, ...coming },
  ],
  rows: [
    {
      item,
      category: { ...item, code: 'A' },
      total_minor: 100_000,
      months: [
        { month: '2026-01', plan_minor: 50_000, actual_minor: 30_000 },
        { month: '2026-03', plan_minor: 40_000, actual_minor: 0 },
      ],
      forecast_minor: 70_000,
      difference_minor: 30_000,
    },
  ],
  version: 7,
  baseline: null,
  can: { edit: true, plan_past: false, set_baseline: false },
}

useFreshApi()

describe('planning the months of a line', () => {
  test('offers only months that have not passed, and shows the difference to the total while typing', async () => {
    show(forecast, planning)
    await expect.element(field('Mar-2026')).toHaveValue('400.00')
    expect(field('Jan-2026').query()).toBeNull()
    await expect.element(drawer.getByText('Still to plan: $300.00')).toBeVisible()
    await field('Apr-2026').fill('350')
    await expect.element(drawer.getByText('Over the total by $50.00')).toBeVisible()
    await drawer.getByRole('button', { name: 'Spread the rest evenly' }).click()
    await expect.element(field('Mar-2026')).toHaveValue('350.00')
    await expect.element(drawer.getByText('The months add up to the line’s total.')).toBeVisible()
  })

  test('opens from the line, while the amount spent in a month opens its expenses', async () => {
    show(forecast)
    const row = page.getByRole('row', { name: /A1 · Trainer/ })
    await expect
      .element(row.getByRole('link', { name: 'A1 · Trainer' }))
      .toHaveAttribute('href', expect.stringContaining(`?line=${item.id}`))
    await row.getByRole('link', { name: '300.00' }).click()
    expect(location.pathname + location.search).toBe(
      `/staff/project/${id}?tab=expenses&item_id=${item.id}&month=2026-01`,
    )
  })

  test('names the line that does not match its total after a rejection, and preserves the input', async () => {
    show(forecast, planning)
    const sent: unknown[] = []
    api.on(editForecast, given => {
      sent.push(given)
      throw new Refused('invalid', { errors: [{ path: 'rows.0', code: 'not_line_total' }] })
    })
    await field('Apr-2026').fill('10')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect.element(drawer.getByText(/A1 · Trainer does not add up to its total of \$1,000\.00/)).toBeVisible()
    await expect.element(field('Apr-2026')).toHaveValue('10.00')
    const planned = [
      { month: '2026-03', amount_minor: 40_000 },
      { month: '2026-04', amount_minor: 1000 },
    ]
    expect(sent).toEqual([{ id, version: 7, rows: [{ item_id: item.id, months: planned }] }])
  })

  test('links the amount spent in earlier months to its expenses', async () => {
    show(forecast, planning)
    await expect
      .element(drawer.getByRole('link', { name: '$300.00' }))
      .toHaveAttribute('href', `/staff/project/${id}?tab=expenses&item_id=${item.id}&until=2026-01`)
  })

  test('is not offered without the right to edit, even when the URL asks for it', async () => {
    show({ ...forecast, can: { edit: false, plan_past: false, set_baseline: false } }, planning)
    await expect.element(page.getByRole('table', { name: 'Budget lines by month' })).toBeVisible()
    expect(drawer.query()).toBeNull()
    expect(page.getByRole('link', { name: /Trainer/ }).query()).toBeNull()
  })
})

describe('months behind a planned figure', () => {
  const rows = page.getByRole('table', { name: 'Budget lines by month' }).getByRole('row')
  const announced = () =>
    rows
      .elements()
      .slice(1)
      .map(row => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

  test('are listed by line with planned and spent amounts that add up to the figure', async () => {
    const other = { ...item, id: '0198c0de-0000-7000-8000-00000000000b', code: 'B1', name: 'نقل' }
    const more = { item: other, months: [{ month: '2026-01', plan_minor: 12_345, actual_minor: 0 }] }
    show({ ...forecast, rows: forecast.rows.flatMap(row => [row, { ...row, ...more }]) }, 'month=2026-01')
    await expect.element(page.getByText('$623.45', { exact: true })).toBeVisible()
    expect(announced()).toEqual([
      ['A1 Trainer', 'Jan-2026', '500.00', '300.00', '−200.00'],
      ['B1 نقل', 'Jan-2026', '123.45', '—', '−123.45'],
    ])
    await expect
      .element(rows.getByRole('link', { name: '300.00' }))
      .toHaveAttribute('href', `/staff/project/${id}?tab=expenses&item_id=${item.id}&month=2026-01`)
    await expect
      .element(page.getByRole('link', { name: 'Spent' }))
      .toHaveAttribute('href', `/staff/project/${id}?tab=expenses&month=2026-01`)
  })

  test('include all months up to the filter’s month, until the filters are cleared', async () => {
    show(forecast, `item_id=${item.id}&until=2026-04`)
    await expect.element(page.getByText('$900.00', { exact: true })).toBeVisible()
    expect(announced()).toEqual([
      ['A1 Trainer', 'Jan-2026', '500.00', '300.00', '−200.00'],
      ['A1 Trainer', 'Mar-2026', '400.00', '—', '−400.00'],
    ])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(page.getByRole('columnheader', { name: 'Not planned $' })).toBeVisible()
    expect(location.search).toBe('')
  })

  test('are linked from each line on a phone, without the right to plan', async () => {
    await page.viewport(360, 780)
    show({ ...forecast, can: { edit: false, plan_past: false, set_baseline: false } })
    await expect
      .element(page.getByRole('link', { name: 'A1 · Trainer' }))
      .toHaveAttribute('href', `/staff/project/${id}/forecast?item_id=${item.id}`)
  })

  test('show an empty state for a month without amounts, and all months for an unknown month', async () => {
    show(forecast, 'month=2026-02')
    await expect.element(page.getByText('No amounts in these months')).toBeVisible()
    cleanup()
    show(forecast, 'month=2031-99')
    await expect.element(page.getByRole('columnheader', { name: 'Not planned $' })).toBeVisible()
  })
})
