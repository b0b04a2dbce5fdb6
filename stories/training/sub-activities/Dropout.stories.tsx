import { recordDropout } from '@portal/contract/training/sub-activities/dropouts'
import { listEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { readSubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import SubActivity from '../../../packages/host-app/src/training/sub-activities/SubActivity.tsx'
import { skills, subActivityOf } from '../../programmes/activity-records.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { enrollments } from './enrollment-records.ts'

const training = subActivityOf(2, skills)
const Screen = screenOf(SubActivity, 'SubActivity', { id: training.id })

const meta = preview.meta({
  title: 'training/Dropout',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Records that a trainee dropped out, among the enrolments of a training.',
      dos: ['Prefill the reason that the trainee gave when asking to withdraw.'],
      donts: ['Don’t record a dropout without a reason. The trainee reads it.'],
    }),
  },
})

/** Rows show which trainees asked to withdraw. Staff record the dropout. */
export const Recording = meta.story({
  beforeEach: on(
    api => {
      api.on(readSubActivity, () => ({ data: training }))
      api.on(listEnrollments, input => pageIn(enrollments, input))
      api.on(recordDropout, () => ({ data: { done: true as const } }))
    },
    { query: { tab: 'enrollments' } },
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Decide on Amina|اتخاذ قرار بشأن أمينة)/ }))
    const menu = within(await within(document.body).findByRole('menu'))
    await user.click(menu.getByRole('menuitem', { name: /^(Record dropout|تسجيل انقطاع)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('My working hours have changed.'))
    await user.clear(dialog.getByRole('textbox'))
    await user.click(dialog.getByRole('button', { name: /^(Record dropout|تسجيل انقطاع)$/ }))
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
})
