import { readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import SubActivityEvaluation from '../../../packages/host-app/src/training/evaluations/SubActivityEvaluation.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { results } from './evaluation-records.ts'

const Screen = screenOf(SubActivityEvaluation, 'SubActivityEvaluation', { id: results.training.id })

const meta = preview.meta({
  title: 'training/SubActivityEvaluation',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows the evaluation results of a training: scores, distributions, and texts, by respondent group.',
      dos: ['Show each distribution as a chart, with the same data as a table.'],
      donts: ['Don’t reveal results of fewer than three people, not even through a comparison.'],
    }),
  },
})

export const Full = meta.story({
  beforeEach: on(api => api.on(readEvaluationResults, () => ({ data: results }))),
  tags: ['visual'],
})

export const TooFew = meta.story({
  beforeEach: on(api => api.on(readEvaluationResults, () => ({ data: { ...results, results: [] } }))),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readEvaluationResults, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readEvaluationResults, refuse('unavailable'))) })
