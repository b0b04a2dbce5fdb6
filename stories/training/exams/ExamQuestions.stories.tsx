import { listExams } from '@portal/contract/training/exams/exams'
import { userEvent as user, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import ExamQuestions from '../../../packages/host-app/src/training/exams/ExamQuestions.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerExams, training } from './exam-records.ts'

const Screen = screenOf(ExamQuestions, 'ExamQuestions', { id: training.id })

const meta = preview.meta({
  title: 'training/ExamQuestions',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The pre and post test of a training: settings, questions in order, and people with extra time.',
      dos: ['Change a question at any time. Attempts that have begun keep their version.'],
      donts: ['Don’t show anybody else the reason for extra time.'],
    }),
  },
})

export const Questions = meta.story({ beforeEach: on(api => answerExams(api)), tags: ['visual'] })

export const NoTest = meta.story({ beforeEach: on(api => answerExams(api, [])) })

export const GivingExtraTime = meta.story({
  globals: { locale: 'en' },
  beforeEach: on(api => answerExams(api)),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Give extra time' }))
    await within(document.body).findByRole('combobox', { name: /Trainee/ })
  },
})

/** Finds, selects, and copies questions of another test. */
export const PickingQuestions = meta.story({
  beforeEach: on(api => answerExams(api)),
  play: async ({ canvas }) => {
    const texts = /Use questions from another test|استخدام أسئلة اختبار آخر/
    await user.click(await canvas.findByRole('button', { name: texts }))
    await user.click(await canvas.findByRole('button', { name: /^(Test|اختبار)/ }))
    await user.click(await within(document.body).findByRole('option', { name: /group 1/ }))
    await user.click(await canvas.findByRole('checkbox', { name: /What comes first/ }))
    // The picture covers the whole page, which the last press scrolled.
    scrollTo(0, 0)
  },
  tags: ['visual'],
})

export const Preview = meta.story({
  globals: { locale: 'en' },
  beforeEach: on(api => answerExams(api)),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Preview' }))
    await user.click(await canvas.findByRole('button', { name: 'Review answers' }))
    await user.click(await canvas.findByRole('button', { name: 'Submit' }))
    await canvas.findByText('All your answers have been received.')
    await user.click(canvas.getByRole('button', { name: 'Close preview' }))
    await canvas.findByRole('button', { name: 'Preview' })
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(listExams, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listExams, refuse('unavailable'))) })
