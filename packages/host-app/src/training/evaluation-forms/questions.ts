import { newId } from '@portal/contract/core/fields/new-id'
import type {
  EvaluationQuestion,
  QuestionKind,
  TableRow,
} from '@portal/contract/training/evaluations/evaluation-questions'

/** An empty row. */
export const newRow = (): TableRow => ({ id: newId(), text_en: '', text_ar: '' })

export const newQuestion = (kind: QuestionKind): EvaluationQuestion => {
  const asked = { ...newRow(), is_required: kind !== 'text' }
  return kind === 'table' ? { kind, ...asked, rows: [newRow(), newRow()] } : { kind, ...asked }
}

/** Default question of a new form, in both languages. Every form needs both. */
export const firstQuestion = (): EvaluationQuestion => ({
  ...{ id: newId(), kind: 'rating', is_required: true },
  text_en: 'How satisfied are you with the training as a whole?',
  text_ar: 'ما مدى رضاك عن التدريب إجمالًا؟',
})
