import { readExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { expect, userEvent as user } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Exam from '../../../packages/host-app/src/training/exams/Exam.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerEntry, startedExam } from './exam-entry-records.ts'
import { training } from './exam-records.ts'

const Screen = screenOf(Exam, 'Exam', { id: training.id, slug: 'pre' })

const meta = preview.meta({
  title: 'training/Exam',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows the time and the person’s extra time before a test starts, and then the test itself.',
      dos: ['Run the time from the start, by the server’s clock.'],
      donts: ['Don’t reveal a correct answer anywhere on the page.'],
    }),
  },
})

export const Before = meta.story({ beforeEach: on(api => answerEntry(api)), tags: ['visual'] })

export const Taking = meta.story({
  globals: { locale: 'en' },
  beforeEach: on(api => answerEntry(api)),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Start the test' }))
    await seen(() => canvas.getByRole('timer'))
  },
})

/** The page was closed during the test. The time kept running. */
export const Started = meta.story({
  beforeEach: on(api => api.on(readExamEntry, () => ({ data: startedExam }))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('button', { name: /^(Continue the test|متابعة الاختبار)$/ }))
    await expect(canvas.getByText(/(The time is running|الوقت لا يزال يُحتسب)\.$/)).toBeVisible()
    await expect(canvas.getByText(/^(Ends|ينتهي)$/)).toBeVisible()
    await expect(canvas.queryByText(/The time runs from the start|يُحتسب الوقت من البدء/)).toBeNull()
  },
})

/** A test of a training that the user doesn't take. */
export const NotOwn = meta.story({
  beforeEach: on(api => api.on(readExamEntry, refuse('not_found')), { may: ['trainees', 'trainee_pages'] }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('link', { name: /^(My trainings|تدريباتي)$/ }))
  },
})

export const Over = meta.story({ beforeEach: on(api => answerEntry(api, 'over')) })

export const Loading = meta.story({ beforeEach: on(api => api.on(readExamEntry, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readExamEntry, refuse('unavailable'))) })
