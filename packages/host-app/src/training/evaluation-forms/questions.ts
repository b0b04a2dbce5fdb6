import { newId } from '@portal/contract/core/fields/new-id'
import type { Question, QuestionKind, TableRow } from '@portal/contract/training/evaluations/evaluation-questions'

/** A row without words. */
export const newRow = (): TableRow => ({ id: newId(), text_en: '', text_ar: '' })

/** A question without words. */
export const newQuestion = (kind: QuestionKind): Question => {
  const asked = { ...newRow(), is_required: kind !== 'text' }
  return kind === 'table' ? { kind, ...asked, rows: [newRow(), newRow()] } : { kind, ...asked }
}

/** What a new form asks at first, in both languages whatever the page is in: a form is asked in both. */
export const firstQuestion = (): Question => ({
  ...{ id: newId(), kind: 'rating', is_required: true },
  text_en: 'How satisfied are you with the training as a whole?',
  text_ar: 'ما مدى رضاك عن التدريب إجمالًا؟',
})
