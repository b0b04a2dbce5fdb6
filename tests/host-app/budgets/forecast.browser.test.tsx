import { editForecast, type Forecast as ForecastData, readForecast } from '@portal/contract/forecasts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import Forecast from '../../../packages/host-app/src/screens/budgets/Forecast.tsx'
import { fakeApi, Refused } from '../../../stories/screens/support/fake-api.ts'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search
const id = '0198c0de-0000-7000-8000-000000000001'
const item = { id: '0198c0de-0000-7000-8000-00000000000a', code: 'A1', name: 'Trainer' }

const forecast: ForecastData = {
  project: { id, code: 'P-1', name: 'Water', currency: 'usd', start_date: '2026-01-01', end_date: '2026-04-30' },
  this_month: '2026-03',
  months: [
    { month: '2026-01', plan_minor: 50_000, actual_minor: 30_000, locked: true },
    { month: '2026-02', plan_minor: 0, actual_minor: 0, locked: true },
    { month: '2026-03', plan_minor: 40_000, actual_minor: 0, locked: false },
    { month: '2026-04', plan_minor: 0, actual_minor: 0, locked: false },
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
  can: { edit: true },
}

let api = fakeApi()

const show = (given: ForecastData, line = '') => {
  api.on(readForecast, () => ({ data: given }))
  history.replaceState(null, '', `${location.pathname}${line && `?line=${line}`}`)
  const route = { path: '/staff/project/:id/forecast', name: 'Forecast', layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id } }}>
        <Forecast />
      </RouteContext>
    </InPortal>,
  )
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  api = fakeApi()
  api.install()
})
afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

const sheet = page.getByRole('dialog', { name: /A1 · Trainer/ })
const field = (month: string) => sheet.getByRole('spinbutton', { name: month })

describe('planning the months of a line', () => {
  test('offers only months that have not passed, and says all the time what is missing', async () => {
    show(forecast, item.id)
    await expect.element(field('Mar-2026')).toHaveValue('400.00')
    expect(field('Jan-2026').query()).toBeNull()
    await expect.element(sheet.getByText('Still to plan: \u2066$300.00\u2069')).toBeVisible()
    await field('Apr-2026').fill('350')
    await expect.element(sheet.getByText('Planned too much by \u2066$50.00\u2069')).toBeVisible()
    await sheet.getByRole('button', { name: 'Spread evenly what is left' }).click()
    await expect.element(field('Mar-2026')).toHaveValue('350.00')
    await expect.element(sheet.getByText("The months come to the line's total.")).toBeVisible()
  })

  test('is opened by the line, while what was spent in a month opens its expenses', async () => {
    show(forecast)
    const row = page.getByRole('row', { name: /A1 · Trainer/ })
    for (const name of ['A1 · Trainer', '$400.00'])
      await expect
        .element(row.getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringContaining(`?line=${item.id}`))
    await row.getByRole('link', { name: '$300.00' }).click()
    expect(location.pathname + location.search).toBe(
      `/staff/project/${id}?tab=expenses&item_id=${item.id}&month=2026-01`,
    )
  })

  test('names the line that does not come to its total when the server refuses it, and keeps what was typed', async () => {
    show(forecast, item.id)
    const sent: unknown[] = []
    api.on(editForecast, given => {
      sent.push(given)
      throw new Refused('invalid', { errors: [{ path: 'rows.0', code: 'not_line_total' }] })
    })
    await field('Apr-2026').fill('10')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(sheet.getByText(/A1 · Trainer does not come to its total of \u2066\$1,000\.00\u2069/))
      .toBeVisible()
    await expect.element(field('Apr-2026')).toHaveValue('10.00')
    const planned = [
      { month: '2026-03', amount_minor: 40_000 },
      { month: '2026-04', amount_minor: 1000 },
    ]
    expect(sent).toEqual([{ id, version: 7, rows: [{ item_id: item.id, months: planned }] }])
  })

  test('is not offered to those who may not, whatever the address says', async () => {
    show({ ...forecast, can: { edit: false } }, item.id)
    await expect.element(page.getByRole('table', { name: 'Budget lines by month' })).toBeVisible()
    expect(sheet.query()).toBeNull()
    expect(page.getByRole('link', { name: /Trainer/ }).query()).toBeNull()
  })
})
