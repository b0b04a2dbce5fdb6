import { listEvaluationForms } from '@portal/contract/training/evaluations/evaluation-forms'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import FormDesign from '../../../packages/host-app/src/training/evaluation-forms/FormDesign.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerForms, forms } from '../evaluations/evaluation-records.ts'

const Screen = screenOf(FormDesign, 'TraineeEvaluation', { slug: forms[0].slug })

const meta = preview.meta({
  title: 'training/TraineeEvaluation',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Edits one evaluation form: its questions in both languages, with a live preview beside them.',
      dos: ['Move a question with its buttons, and keep the focus on it.'],
      donts: ['Don’t change a version that was in use. Add a new version.'],
    }),
  },
})

export const Design = meta.story({ beforeEach: on(api => void answerForms(api)), tags: ['visual'] })

export const ReadOnly = meta.story({
  beforeEach: on(
    api =>
      void answerForms(
        api,
        forms.map(form => ({ ...form, can: { edit: false, delete: false } })),
      ),
    { may: ['evaluation_forms', 'view'] },
  ),
})

export const Missing = meta.story({ beforeEach: on(api => void answerForms(api, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listEvaluationForms, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listEvaluationForms, refuse('unavailable'))) })
