import { editForecast, type Forecast as ForecastData, setBaseline } from '@portal/contract/money/budgets/forecasts'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/money/monitoring.json'
import { forecast } from '../../../../stories/money/budget-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { show } from './show-forecast.tsx'

useFreshApi(() => page.viewport(1440, 900))

const begin = (given: ForecastData) => {
  show(given)
  render(
    <InPortal>
      <ConfirmDialog />
    </InPortal>,
  )
}

const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('sets the plan as the baseline only after a confirmation', async () => {
  begin(forecast)
  api.on(setBaseline, ({ version }) => ({ data: { ...forecast, version: version + 1 } }))
  await page.getByRole('button', { name: en.set_baseline }).click()
  await answer('Cancel')
  expect(sent('POST')).toEqual([])
  await page.getByRole('button', { name: en.set_baseline }).click()
  await answer(en.set_baseline)
  await expect.poll(() => sent('POST')).toEqual([{ id: forecast.project.id, version: forecast.version }])
})

test('shows the baseline’s date and author, and does not offer to set it again', async () => {
  const by = { id: forecast.project.id, full_name_en: 'Lina Sabbagh', full_name_ar: 'لينا صباغ' }
  const can = { ...forecast.can, set_baseline: false }
  begin({ ...forecast, baseline: { at: '2026-01-05T09:00:00.000Z', by }, can })
  await expect.element(page.getByText('Baseline set on 05-Jan-2026 by Lina Sabbagh')).toBeVisible()
  expect(page.getByRole('button', { name: en.set_baseline }).query()).toBeNull()
})

test('saves the plan of past months after a confirmation', async () => {
  const [first] = forecast.months
  const months = forecast.months.map(one => (one.locked ? { ...one, plan_minor: 0, is_open: true } : one))
  const given = { ...forecast, months, can: { ...forecast.can, plan_past: true } }
  begin(given)
  expect(first?.locked).toBe(true)
  api.on(editForecast, () => ({ data: given }))
  await page.getByRole('button', { name: en.past_plan }).click()
  const cell = page.getByRole('grid').element().querySelector('[data-row="0"] > [data-column="3"]')
  cell?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0, cancelable: true }))
  await userEvent.keyboard('250{Enter}')
  await page.getByRole('button', { name: en.save_plan }).click()
  await answer(en.past_save)
  await expect.poll(() => sent('PATCH')).toHaveLength(1)
  expect(sent('PATCH')).toMatchObject([{ rows: [{ months: [{ month: first?.month, amount_minor: 25_000 }] }] }])
})
