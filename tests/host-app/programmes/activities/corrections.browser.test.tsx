import {
  type ActivityUpdate,
  addActivityUpdate,
  listActivityUpdates,
} from '@portal/contract/programmes/activity-updates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/programmes/activities.json'
import { pageOf, Refused } from '../../../../stories/support/fake-api.ts'
import { activityOf, button, nothing, salma, serverOf, show, today, useCleanUp } from './shown.tsx'

useCleanUp()

const wrong: ActivityUpdate = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000d1', report_date: today, actual_start: null, actual_end: null },
  ...{ completion: 40, actual_cost_minor: 120_050, actual_beneficiaries: 600, reason: null, delay_justification: null },
  ...{ corrects_id: null, correction_reason: null, is_corrected: false },
  ...{ created_at: '2026-11-20T10:00:00.000Z', by: salma },
}
const right: ActivityUpdate = {
  ...{ ...wrong, id: '0198c0de-0000-7000-8000-0000000000d2', actual_beneficiaries: 300 },
  ...{ corrects_id: wrong.id, correction_reason: 'Counted twice' },
}

test('corrects a report with a reason, starting from its figures', async () => {
  const server = serverOf(activityOf({ can: { ...nothing, update: true } }))
  server.on(listActivityUpdates, () => pageOf(wrong))
  let sent: unknown
  server.on(addActivityUpdate, given => {
    // Only the server knows that a correction requires a reason.
    if (!given.correction_reason)
      throw new Refused('invalid', { errors: [{ path: 'correction_reason', code: 'field_empty' }] })
    sent = given
    return server.put({ actual_beneficiaries: 300 })
  })
  show(server, 'tab=updates')
  await button(en.correct).click()
  const dialog = page.getByRole('dialog', { name: en.correct_title })
  const beneficiaries = dialog.getByRole('spinbutton', { name: new RegExp(`^${en.actual_beneficiaries}`) })
  await expect.element(beneficiaries).toHaveValue('600')
  await beneficiaries.fill('300')
  await dialog.getByRole('button', { name: en.correct_submit }).click()
  const why = dialog.getByRole('textbox', { name: new RegExp(`^${en.correction_reason.replace('?', '')}`) })
  await expect.element(why).toBeInvalid()
  expect(sent).toBeUndefined()
  await why.fill('Counted twice')
  await dialog.getByRole('button', { name: en.correct_submit }).click()
  await expect
    .poll(() => sent)
    .toMatchObject({
      ...{ corrects_id: wrong.id, correction_reason: 'Counted twice' },
      ...{ actual_beneficiaries: 300, completion: 40, report_date: today },
    })
})

test('marks a corrected report, keeps it in the list, and does not offer to correct it again', async () => {
  const server = serverOf(activityOf({ can: { ...nothing, update: true } }))
  server.on(listActivityUpdates, () => pageOf(right, { ...wrong, is_corrected: true }))
  show(server, 'tab=updates')
  const [row, former] = [page.getByRole('row', { name: /300/ }), page.getByRole('row', { name: /600/ })]
  await expect.element(former.getByText(en.corrected, { exact: true })).toBeVisible()
  await expect.element(row.getByText('Counted twice')).toBeVisible()
  await expect.element(row.getByRole('button', { name: en.correct, exact: true })).toBeVisible()
  expect(former.getByRole('button', { name: en.correct, exact: true }).query()).toBeNull()
})
