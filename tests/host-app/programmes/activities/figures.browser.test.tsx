import { listActivityUpdates } from '@portal/contract/programmes/activity-updates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/programmes/activities.json'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { activityOf, salma, serverOf, show, today, useCleanUp } from './shown.tsx'

useCleanUp()

const report = {
  ...{ id: salma.id, report_date: today, actual_start: null, actual_end: null, completion: 40 },
  ...{ actual_cost_minor: 120_050, actual_beneficiaries: 300, reason: null, delay_justification: null },
  ...{ corrects_id: null, correction_reason: null, is_corrected: false },
  ...{ created_at: '2026-11-20T10:00:00.000Z', by: salma },
}

test('links the reached and spent figures of an activity to its reports, but not figures of zero', async () => {
  const server = serverOf(activityOf({ actual_cost_minor: 0 }))
  server.on(listActivityUpdates, () => pageOf(report))
  show(server)
  await page.getByRole('link', { name: '300', exact: true }).click()
  expect(location.search).toBe('?tab=updates')
  await expect.element(page.getByRole('row').getByRole('cell', { name: '300', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: '€0.00' }).query()).toBeNull()
})

test('searches and sorts reports on the server and in the URL, and leaves the chart unfiltered', async () => {
  const server = serverOf(activityOf())
  const asked: unknown[] = []
  server.on(listActivityUpdates, given => {
    if (!given.limit) asked.push(given)
    return given.search ? pageOf() : pageOf(report)
  })
  show(server, 'tab=updates')
  const picture = page.getByRole('figure')
  await expect.element(picture).toBeVisible()
  await page
    .getByRole('columnheader', { name: `${en.cost} €` })
    .getByRole('button')
    .click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'actual_cost_minor' })
  expect(new URLSearchParams(location.search).get('sort')).toBe('actual_cost_minor')
  await page.getByRole('searchbox', { name: en.search_updates }).fill('floods')
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'actual_cost_minor', search: 'floods' })
  await expect.element(page.getByText(blocks.no_match)).toBeVisible()
  await expect.element(picture).toBeVisible()
  await page.getByRole('button', { name: blocks.show_all }).click()
  await expect.element(page.getByRole('cell', { name: '300', exact: true })).toBeVisible()
})
