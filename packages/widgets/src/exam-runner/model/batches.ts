import { saveLimits } from '@portal/contract/core/fields/limits'
import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'

/** The next saves that fit into one request, by count and characters. At least one. */
export const nextBatch = (saves: readonly AnswerSave[]): AnswerSave[] => {
  const batch: AnswerSave[] = []
  let characters = 0
  for (const save of saves) {
    characters += save.value.length
    if (batch.length > 0 && characters > saveLimits.characters) break
    batch.push(save)
    if (batch.length === saveLimits.answers) break
  }
  return batch
}
