import { listExamResults } from '@portal/contract/exam_marking'
import { screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import ExamAnswers from '../../packages/host-app/src/screens/exams/ExamAnswers.tsx'
import { answerResults, firstResult, training } from './exam-records.ts'
import { never, refuse } from './support/fake-api.ts'
import { on } from './support/on.ts'
import { screenOf } from './support/screen-of.tsx'

const Screen = screenOf(ExamAnswers, 'StaffExamAnswers', { id: training.id })

const meta = preview.meta({
  title: 'screens/ExamAnswers',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The results of a training’s tests: all of them with the texts to mark, or one’s own with the answers.',
      dos: ['A saved mark leads to the next text that has none.'],
      donts: ['Names stay hidden while a test is marked blind.'],
    }),
  },
})

export const Results = meta.story({ beforeEach: on(api => answerResults(api, true)), tags: ['visual'] })

export const Marking = meta.story({
  beforeEach: on(api => answerResults(api, true), { query: { tab: 'pre' } }),
  tags: ['visual'],
})

/** One attempt with every answer, over the list. */
export const Opened = meta.story({
  beforeEach: on(api => answerResults(api, true), { query: { open: firstResult } }),
  tags: ['visual'],
  play: async () => {
    await screen.findByText('Where does a problem tree show causes?')
  },
})

export const Own = meta.story({ beforeEach: on(api => answerResults(api, false)), tags: ['visual'] })

export const Empty = meta.story({
  beforeEach: on(api =>
    api.on(listExamResults, () => ({ data: { sub_activity: training, results: [], can: { mark: true } } })),
  ),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(listExamResults, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listExamResults, refuse('unavailable'))) })
