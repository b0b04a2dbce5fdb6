import { listEvaluationForms } from '@portal/contract/training/evaluations/evaluation-forms'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Evaluations from '../../../packages/host-app/src/training/evaluation-forms/Evaluations.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerForms } from '../evaluations/evaluation-records.ts'

const Screen = screenOf(Evaluations, 'Evaluations')

const meta = preview.meta({
  title: 'training/Evaluations',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the forms for evaluating trainings. One form of each type is in use. A row opens its design.',
      dos: ['Put a new form into use before the training whose people will fill it in.'],
      donts: ['Don’t delete a form that somebody has answered.'],
    }),
  },
})

export const List = meta.story({ beforeEach: on(api => void answerForms(api)), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => void answerForms(api, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listEvaluationForms, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listEvaluationForms, refuse('unavailable'))) })

export const Adding = meta.story({ beforeEach: on(api => void answerForms(api), { query: { add: 'yes' } }) })
