import type { Question, QuestionKind, TableRow } from '@portal/contract/evaluation_questions'
import { newId } from '@portal/contract/new-id'

/** A row without words. */
export const newRow = (): TableRow => ({ id: newId(), text_en: '', text_ar: '' })

/** A question without words. */
export const newQuestion = (kind: QuestionKind): Question => {
  const asked = { ...newRow(), is_required: kind !== 'text' }
  return kind === 'table' ? { kind, ...asked, rows: [newRow(), newRow()] } : { kind, ...asked }
}

/** The list with the item at one place put at another; as it is where there is no such place. */
export const moved = <One>(list: readonly One[], from: number, to: number): One[] => {
  const next = [...list]
  if (to >= 0 && to < list.length) next.splice(to, 0, ...next.splice(from, 1))
  return next
}
