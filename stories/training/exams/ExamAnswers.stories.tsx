import { listExamResults } from '@portal/contract/training/exams/exam-marking'
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import ExamAnswers from '../../../packages/host-app/src/training/exams/ExamAnswers.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerResults, firstResult, training } from './exam-records.ts'

const Screen = screenOf(ExamAnswers, 'StaffExamAnswers', { id: training.id })

const meta = preview.meta({
  title: 'training/ExamAnswers',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows test results of a training: all of them with texts to mark, or the person’s own with their answers.',
      dos: ['Move on to the next unmarked text when a mark is saved.'],
      donts: ['Don’t show names while a test is marked blind.'],
    }),
  },
})

export const Results = meta.story({ beforeEach: on(api => answerResults(api, true)), tags: ['visual'] })

export const Marking = meta.story({
  beforeEach: on(api => answerResults(api, true), { query: { tab: 'pre' } }),
  tags: ['visual'],
})

/** One attempt with all answers, over the list. */
export const Opened = meta.story({
  beforeEach: on(api => answerResults(api, true), { query: { open: firstResult } }),
  tags: ['visual'],
  play: async () => {
    await screen.findByText('Where does a problem tree show causes?')
  },
})

/** Late answers with their texts and times. Deciding on them requires a reason and can be undone. */
export const Late = meta.story({
  beforeEach: on(api => answerResults(api, true)),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const open = async () => user.click(await canvas.findByRole('button', { name: /^(Decide|اتخاذ قرار)$/ }))
    const dialog = async () => within(await screen.findByRole('dialog'))
    await open()
    await user.click(await (await dialog()).findByRole('radio', { name: /^(Accept|قبول)$/ }))
    await user.click((await dialog()).getByRole('button', { name: /^(Decide|اتخاذ قرار)$/ }))
    await expect((await dialog()).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await user.type((await dialog()).getByRole('textbox'), 'Power cut')
    await user.click((await dialog()).getByRole('button', { name: /^(Decide|اتخاذ قرار)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    await expect(await (await dialog()).findByText('Power cut')).toBeVisible()
    await expect((await dialog()).getByRole('button', { name: /^(Undo decision|التراجع عن القرار)$/ })).toBeVisible()
    await expect((await dialog()).getByText('Farmers')).toBeVisible()
  },
})

export const Own = meta.story({ beforeEach: on(api => answerResults(api, false)), tags: ['visual'] })

export const Empty = meta.story({
  beforeEach: on(api =>
    api.on(listExamResults, () => ({
      data: { sub_activity: training, viewer: 'staff' as const, results: [], can: { mark: true, mark_tests: [] } },
    })),
  ),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(listExamResults, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listExamResults, refuse('unavailable'))) })
