import type { PaperQuestion, QuestionDraft } from '@portal/contract/training/exams/exam-questions'

/** An answer in words: the option that was chosen, else what was written. */
export const valueText = (question: PaperQuestion, value: string): string =>
  question.kind === 'radio' ? (question.options[Number(value || '-1')] ?? '') : value

/** What is right in words; empty for a text without a model answer. */
export const correctText = (question: QuestionDraft): string => {
  if (question.kind === 'radio') return question.options[question.correct_option] ?? ''
  if (question.kind === 'text') return question.model_answer ?? ''
  const { correct_from, correct_to } = question
  return correct_from === correct_to ? String(correct_from) : `${correct_from} – ${correct_to}`
}
