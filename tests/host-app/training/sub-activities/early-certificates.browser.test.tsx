import {
  issueCertificates,
  listTrainingResults,
  readResultSummary,
} from '@portal/contract/training/results/trainee-results'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import certificates from '../../../../packages/host-app/src/locales/en/training/certificates.json'
import { rightsOnSubActivity } from '../../../../stories/programmes/activity-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { resultSummary, trainingResults } from '../../../../stories/training/trainings/training-records.ts'
import { show, subActivity, useServer } from './shown.tsx'

const api = useServer()

test('issues an earned certificate before the training ends only with a reason, without a choice of kind', async () => {
  signIn('sub_activities', 'view', 'view_results', 'edit')
  const sent: unknown[] = []
  api().on(readResultSummary, () => ({ data: resultSummary }))
  api().on(listTrainingResults, () =>
    pageOf(...trainingResults.map(one => ({ ...one, is_early: true, earned: 'achievement' as const }))),
  )
  api().on(issueCertificates, given => {
    sent.push(given)
    return { data: given.user_ids.map(id => ({ id, refused: null })) }
  })
  show(api(), { ...subActivity, can: rightsOnSubActivity('view_results') }, 'tab=results')
  await page.getByRole('button', { name: 'Certificate of Huda Ibrahim', exact: true }).click()
  await page.getByRole('menuitem', { name: certificates.issue_by_reason, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: certificates.early_title })
  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('radio').query()).toBeNull()
  await dialog.getByRole('textbox', { name: certificates.reason, exact: false }).fill('Leaves for a job')
  await dialog.getByRole('button', { name: certificates.issue, exact: true }).click()
  const user_ids = [trainingResults[0]?.id]
  await expect.poll(() => sent).toEqual([{ id: subActivity.id, user_ids, reason: 'Leaves for a job' }])
})
