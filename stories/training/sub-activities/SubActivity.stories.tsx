import { summaryOf } from '@portal/contract/training/results/gains'
import { listTrainingResults, readResultSummary } from '@portal/contract/training/results/trainee-results'
import { type SubActivityRecord as Row, readSubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { readInstallation } from '@portal/contract/workspace/installation'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import SubActivity from '../../../packages/host-app/src/training/sub-activities/SubActivity.tsx'
import { rightsOnSubActivity, skills, subActivityOf } from '../../programmes/activity-records.ts'
import { never, refuse } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { installation, on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerResultsWithDropout } from '../trainings/result-records.ts'
import { answerSubActivity } from './sub-activity-records.ts'

const training = subActivityOf(2, skills)
const Screen = screenOf(SubActivity, 'SubActivity', { id: training.id })

const meta = preview.meta({
  title: 'training/SubActivity',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows one training to the staff who run it. Tabs contain its people and everything else that belongs to it.',
      dos: [
        'Offer in each tab only what the training’s own `can` allows.',
        'Ask for confirmation before removing somebody.',
      ],
      donts: ['Don’t load a tab’s data before somebody opens it.'],
    }),
  },
})

const of = (row: Row, query: Readonly<Record<string, string>> = {}) => on(api => answerSubActivity(api, row), { query })

export const Full = meta.story({
  beforeEach: of(training),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/هدى إبراهيم|Huda Ibrahim/))
  },
})

/** Approves several requests at once. Each row shows its result. */
export const Enrollments = meta.story({
  beforeEach: of(training, { tab: 'enrollments' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [, first = document.body, second = document.body] = await canvas.findAllByRole('checkbox')
    await user.click(first)
    await user.click(second)
    await user.click(canvas.getByRole('button', { name: /^(Approve|قبول)$/ }))
    await expect(await canvas.findByText(/no places left|لا أماكن متبقية/)).toBeVisible()
  },
})

export const Rejecting = meta.story({
  beforeEach: of(training, { tab: 'enrollments' }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [, first = document.body] = await canvas.findAllByRole('checkbox')
    await user.click(first)
    await user.click(canvas.getByRole('button', { name: /^(Reject|رفض)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^(Reject|رفض)$/ }))
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
})

/** Averages with sample sizes, distributions, and who passed. */
export const Results = meta.story({
  beforeEach: of(training, { tab: 'results' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/^(Evaluation not sent|لم يُرسَل التقييم)$/, { selector: 'div' }))
  },
})

/** Somebody who failed and then left still counts: withdrawing doesn't improve the results. */
export const ResultsWithDropout = meta.story({
  beforeEach: on(
    api => {
      answerSubActivity(api, training)
      answerResultsWithDropout(api)
    },
    { query: { tab: 'results' } },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/^(1 of 3|1 من 3)$/))
    await expect(canvas.getByText(/^(1 dropped out|منقطع واحد)$/)).toBeVisible()
    // Their marks stay in the averages.
    await expect(canvas.getAllByText(/^(3 of 3 trainees|3 من 3 متدربين)$/)).not.toHaveLength(0)
    const leaver = canvas.getByRole('row', { name: /Tarek Zein|طارق زين/ })
    await expect(within(leaver).getByText(/^(Dropped out|منقطع)$/)).toBeVisible()
    await expect(within(leaver).getByText(/40/)).toBeVisible()
  },
})

export const NoResults = meta.story({
  beforeEach: on(
    api => {
      api.on(readSubActivity, () => ({ data: training }))
      api.on(listTrainingResults, input => pageIn([], input))
      api.on(readResultSummary, () => ({ data: summaryOf([]) }))
    },
    { query: { tab: 'results' } },
  ),
})

export const Answers = meta.story({
  beforeEach: of(training, { tab: 'answers' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('link', { name: /Huda Ibrahim|هدى إبراهيم/ }))
  },
})

export const Reports = meta.story({
  beforeEach: of(training, { tab: 'reports' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('button', { name: /^(Results list|قائمة النتائج)$/ }))
  },
})

/** Results of each evaluation form, for people who may see them. */
export const Evaluations = meta.story({
  beforeEach: of(training, { tab: 'evaluations' }),
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('heading', { level: 2, name: /^(Trainees|المتدربون)$/ }))
  },
})

/** Subject and message for groups and selected people, with a preview per recipient. */
export const WritingEmail = meta.story({
  beforeEach: on(
    api => {
      answerSubActivity(api, training)
      api.on(readInstallation, () => ({ data: { ...installation, sends_mail: true } }))
    },
    { query: { tab: 'emails', act: 'write' } },
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Preview|معاينة)$/ }))
    await expect(await canvas.findByText(/Choose recipients|اختر المستلمين/)).toBeVisible()
    await user.click(canvas.getByRole('checkbox', { name: /^(Trainees|المتدربون)$/ }))
    await user.type(canvas.getByRole('textbox', { name: /^(Subject|الموضوع)/ }), 'See you soon')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^(Message|الرسالة)/ })).not.toBeInstanceOf(HTMLTextAreaElement),
    )
    await user.click(canvas.getByRole('button', { name: /^(Name|الاسم)$/ }))
    await user.click(canvas.getByRole('button', { name: /^(Preview|معاينة)$/ }))
    await expect(await canvas.findByText(/Recipient 1 of 2|المستلم 1 من 2/)).toBeVisible()
    await user.click(canvas.getByRole('button', { name: /^(Next recipient|المستلم التالي)$/ }))
    await expect(await canvas.findByText(/Recipient 2 of 2|المستلم 2 من 2/)).toBeVisible()
    window.scrollTo(0, 0)
  },
})

export const Emails = meta.story({ beforeEach: of(training, { tab: 'emails' }) })

export const Instructors = meta.story({ beforeEach: of(training, { tab: 'instructors' }) })

export const Team = meta.story({ beforeEach: of(training, { tab: 'team' }) })

/** Selects several people and adds them together. */
export const Adding = meta.story({
  beforeEach: of(training, { act: 'add' }),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    const [, first = document.body, second = document.body] = await drawer.findAllByRole('checkbox')
    await user.click(first)
    await user.click(second)
    await expect(await drawer.findByRole('button', { name: /Add 2 people|إضافة شخصين/ })).toBeEnabled()
  },
})

export const Editing = meta.story({ beforeEach: of(training, { act: 'edit' }) })

/** Counts what goes with the training, and asks for its code. */
export const Deleting = meta.story({ beforeEach: of(training, { act: 'delete' }) })

export const ReadOnly = meta.story({ beforeEach: of({ ...training, can: rightsOnSubActivity() }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(readSubActivity, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readSubActivity, refuse('unavailable'))) })

export const Gone = meta.story({ beforeEach: on(api => api.on(readSubActivity, refuse('not_found'))) })
