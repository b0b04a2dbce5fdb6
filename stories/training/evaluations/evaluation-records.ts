import {
  type EvaluationFormRecord,
  evaluationFormEndpoints,
  useEvaluationForm,
} from '@portal/contract/training/evaluations/evaluation-forms'
import type { EvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../../support/fake-rows.ts'
import { items, sampleForm } from '../../widgets/evaluation/sample-form.ts'

const afterTraining: EvaluationFormRecord = {
  ...{ id: idOf(701), slug: 'after-training', type: 'trainee', number: 2, in_use: true, version: 3 },
  ...{ title_en: 'After the training', title_ar: 'بعد التدريب', questions: [...sampleForm] },
  can: { edit: true, delete: true },
}

/** Forms of two types, some in use. */
export const forms: readonly [EvaluationFormRecord, ...EvaluationFormRecord[]] = [
  afterTraining,
  {
    ...afterTraining,
    ...{ id: idOf(702), slug: 'instructor-report', type: 'instructor', number: 1, in_use: false },
    ...{ title_en: 'Instructor’s report on the group and the place', title_ar: 'تقرير المدرب عن المجموعة والمكان' },
  },
]

/** Fakes all requests about forms according to the contract. */
export const answerForms = (api: FakeApi, rows: readonly EvaluationFormRecord[] = forms) => {
  const stored = storeOf(rows)
  const { list, add, edit, delete: remove } = evaluationFormEndpoints
  api.on(list, ({ slug, type, ...query }) =>
    pageIn(
      stored.rows().filter(row => (!slug || row.slug === slug) && (!type || row.type === type)),
      query,
    ),
  )
  api.on(add, draft => stored.keep({ ...afterTraining, ...draft, id: idOf(799), number: 1, in_use: false, version: 1 }))
  api.on(edit, ({ id, version, ...draft }) => stored.change(id, version, draft))
  api.on(remove, ({ id }) => stored.remove(id))
  api.on(useEvaluationForm, ({ id, version }) => stored.change(id, version, { in_use: true }))
  return stored
}

const rating = (counts: number[], mean: number) => ({
  counts,
  mean,
  answered: counts.reduce((sum, one) => sum + one, 0),
})
const nobody = { counts: null, mean: null, answered: 0 }

const [overall, place, bus, better] = sampleForm.map(({ id, text_en, text_ar }) => ({ id, text_en, text_ar }))
if (!overall || !place || !bus || !better) throw new Error('the sample form has four questions')

/** Answers of eighteen out of twenty-four trainees. */
export const results: EvaluationResults = {
  training: { id: idOf(711), code: 'T-01', name: 'First aid in the community', end_date: '2026-11-05' },
  results: [
    {
      ...{ type: 'trainee', title_en: 'After the training', title_ar: 'بعد التدريب', number: 2 },
      ...{ responses: 18, invited: 24, score: 3.97 },
      questions: [
        { kind: 'rating', ...overall, ...rating([0, 1, 2, 6, 9], 4.28) },
        {
          ...{ kind: 'table', ...place, mean: 3.67 },
          rows: [
            { id: items.room, text_en: 'The room', text_ar: 'القاعة', ...rating([0, 0, 3, 9, 6], 4.17) },
            { id: items.hours, text_en: 'The hours', text_ar: 'المواعيد', ...rating([3, 3, 3, 6, 3], 3.17) },
          ],
        },
        { kind: 'rating', ...bus, ...nobody },
        {
          ...{ kind: 'text', ...better },
          texts: [
            { id: idOf(721), text: 'More time to practise.' },
            { id: idOf(722), text: 'القاعة باردة في الصباح.' },
            { id: idOf(723), text: 'Nothing, it was good.' },
          ],
        },
      ],
    },
  ],
  can: { download: true, fill: true },
}
