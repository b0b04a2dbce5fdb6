import { type Monthly, readMonthly } from '@portal/contract/money/budgets/monitoring'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import MonthlyMonitoring from '../../../../packages/host-app/src/money/budgets/monitoring/MonthlyMonitoring.tsx'
import { monthly } from '../../../../stories/money/budget-records.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const see = (given: Partial<Monthly> = {}) => {
  api.on(readMonthly, () => ({ data: { ...monthly, ...given } }))
  const path = '/staff/project/:id/monthly'
  const route = { path, name: 'MonthlyMonitoring', layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: monthly.project.id } }}>
        <MonthlyMonitoring />
      </RouteContext>
    </InPortal>,
  )
}

test('says that there is no baseline to compare with', async () => {
  see()
  await expect.element(page.getByText(/no baseline has been set/)).toBeVisible()
})

test('names the plan it compares with, and offers the other one when there is a baseline', async () => {
  see({ compared: 'baseline', baseline: { at: '2026-01-05T09:00:00.000Z', by: null } })
  await expect.element(page.getByText('Spending is compared with the baseline of 05-Jan-2026.')).toBeVisible()
  await page.getByRole('button', { name: /Compare with/ }).click()
  await page.getByRole('menuitem', { name: 'Latest forecast' }).click()
  await expect.poll(() => location.search).toContain('compared=forecast')
})
