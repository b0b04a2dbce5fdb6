import { type Evaluation as Record, readEvaluation } from '@portal/contract/training/evaluations/evaluations'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Evaluation from '../../../packages/host-app/src/training/evaluations/Evaluation.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { forms, results } from './evaluation-records.ts'

const Screen = screenOf(Evaluation, 'Evaluation', { id: results.training.id })

const meta = preview.meta({
  title: 'training/Evaluation',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The evaluation of a training, for people who took or taught it.',
      dos: ['Say what is stored before the first question.'],
      donts: ['Don’t show how many people have answered so far.'],
    }),
  },
})

const open: Record = { training: results.training, form: forms[0], is_sent: false }
const of = (given: Partial<Record> = {}) => on(api => api.on(readEvaluation, () => ({ data: { ...open, ...given } })))

export const Open = meta.story({ beforeEach: of(), tags: ['visual'] })

export const Sent = meta.story({ beforeEach: of({ is_sent: true }) })

export const NoForm = meta.story({ beforeEach: of({ form: null }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(readEvaluation, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readEvaluation, refuse('not_found'))) })
