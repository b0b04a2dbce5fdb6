import { listActivities, readActivity } from '@portal/contract/programmes/activities'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enter } from '../../../../packages/host-app/src/core/session/session.ts'
import period from '../../../../packages/host-app/src/locales/en/programmes/period.json'
import { pumps } from '../../../../stories/programmes/activity-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { poster, show } from './show-expenses.tsx'

useFreshApi(() => undefined)

test('warns about a date outside the activity’s planned dates, and asks for a reason', async () => {
  enter({ ...poster, privileges: [...poster.privileges, { group: 'activities', command: 'view' }] })
  api.on(listActivities, () => pageOf(pumps))
  api.on(readActivity, () => ({ data: pumps }))
  history.replaceState(null, '', `?act=edit_expense&expense=0198c0de-0000-7000-8000-000000000000`)
  show([1.1])
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: /^Activity/ }).fill('pump')
  const why = form.getByRole('textbox', { name: new RegExp(`^${period.reason.replace('?', '')}`) })
  expect(why.elements()).toEqual([])
  await page.getByRole('option', { name: /Training of pump operators/ }).click()
  const warning = form.getByRole('status').filter({ hasText: period.outside_activity })
  await expect.element(warning).toMatchTextContent(/03-Mar-2025 – 27-Jun-2025/)
  await expect.element(why).toBeVisible()
})
