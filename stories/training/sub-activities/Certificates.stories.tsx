import { revokeCertificate } from '@portal/contract/training/certificates/certificates'
import {
  listTrainingResults,
  readResultSummary,
  type TrainingResult,
} from '@portal/contract/training/results/trainee-results'
import { readSubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { expect, userEvent as user, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import SubActivity from '../../../packages/host-app/src/training/sub-activities/SubActivity.tsx'
import { skills, subActivityOf } from '../../programmes/activity-records.ts'
import { refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { resultSummary, trainingResults } from '../trainings/training-records.ts'

const training = subActivityOf(2, skills)
const Screen = screenOf(SubActivity, 'SubActivity', { id: training.id })

const meta = preview.meta({
  title: 'training/Certificates',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Issues and revokes certificates that require a reason, among the results of a training.',
      dos: ['Require a reason to issue a certificate before the end, or to somebody who hasn’t earned one.'],
      donts: ['Don’t revoke a certificate without a reason. A revocation can’t be undone.'],
    }),
  },
})

const of = (change: Partial<TrainingResult>) =>
  on(
    api => {
      api.on(readSubActivity, () => ({ data: training }))
      api.on(readResultSummary, () => ({ data: resultSummary }))
      api.on(listTrainingResults, input => {
        const rows = trainingResults.map(row => ({ ...row, ...change, can: { ...row.can, certify: true } }))
        return pageIn(rows, input)
      })
      api.on(revokeCertificate, refuse('unavailable'))
    },
    { query: { tab: 'results' } },
  )

/** Picks an action from the first trainee's menu and submits the dialog without a reason. */
const choose = async (item: RegExp, action: RegExp) => {
  const page = within(document.body)
  const [menu = document.body] = await page.findAllByRole('button', { name: /^(Certificate of|شهادة) / })
  await user.click(menu)
  await user.click(within(await page.findByRole('menu')).getByRole('menuitem', { name: item }))
  const dialog = within(await page.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: action }))
  await expect(dialog.getByRole('textbox')).toHaveFocus()
}

const issue = [/^(Issue with a reason|إصدار مع ذكر السبب)$/, /^(Issue certificate|إصدار شهادة)$/] as const

export const IssuedEarly = meta.story({
  beforeEach: of({ certificate: null, dropped_out_at: null, is_early: true, earned: 'achievement' }),
  tags: ['visual'],
  play: () => choose(...issue),
})

export const NotEarned = meta.story({
  beforeEach: of({ certificate: null, dropped_out_at: null, is_early: false, earned: null }),
  play: () => choose(...issue),
})

const [certificate = null] = trainingResults.flatMap(row => row.certificate ?? [])

export const Revoked = meta.story({
  beforeEach: of({ certificate, dropped_out_at: null }),
  play: () => choose(/^(Revoke certificate|إلغاء الشهادة)$/, /^(Revoke certificate|إلغاء الشهادة)$/),
})
