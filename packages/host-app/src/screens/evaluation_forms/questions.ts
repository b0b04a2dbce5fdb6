import type { Question, QuestionKind, TableRow } from '@portal/contract/evaluation_questions'
import { newId } from '@portal/contract/new-id'

/** A row without words. */
export const newRow = (): TableRow => ({ id: newId(), text_en: '', text_ar: '' })

/** A question without words. */
export const newQuestion = (kind: QuestionKind): Question => {
  const asked = { ...newRow(), is_required: kind !== 'text' }
  return kind === 'table' ? { kind, ...asked, rows: [newRow(), newRow()] } : { kind, ...asked }
}
