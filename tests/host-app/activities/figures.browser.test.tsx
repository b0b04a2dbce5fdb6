import { listActivityUpdates } from '@portal/contract/activity_updates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../../stories/screens/support/fake-api.ts'
import { activityOf, salma, serverOf, show, today, useShown } from './shown.tsx'

useShown()

const report = {
  ...{ id: salma.id, report_date: today, actual_start: null, actual_end: null, completion: 40 },
  ...{ actual_cost_minor: 120_050, actual_beneficiaries: 300, reason: null, delay_justification: null },
  ...{ created_at: '2026-11-20T10:00:00.000Z', by: salma },
}

test('what an activity has reached and cost leads to the reports that say so; what is nothing yet leads nowhere', async () => {
  const server = serverOf(activityOf({ actual_cost_minor: 0 }))
  server.on(listActivityUpdates, () => pageOf(report))
  show(server)
  await page.getByRole('link', { name: '300', exact: true }).click()
  expect(location.search).toBe('?tab=updates')
  await expect.element(page.getByRole('row').getByRole('cell', { name: '300', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: '€0.00' }).query()).toBeNull()
})
