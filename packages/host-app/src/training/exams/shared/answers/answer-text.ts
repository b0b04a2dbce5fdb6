import type { PaperQuestion, QuestionDraft } from '@portal/contract/training/exams/exam-questions'

/** An answer as text: the label of the chosen option, or the typed text. */
export const valueText = (question: PaperQuestion, value: string): string =>
  question.kind === 'radio' ? (question.options[Number(value || '-1')] ?? '') : value

/** The correct answer as text. Empty for a text question without a model answer. */
export const correctText = (question: QuestionDraft): string => {
  if (question.kind === 'radio') return question.options[question.correct_option] ?? ''
  if (question.kind === 'text') return question.model_answer ?? ''
  const { correct_from, correct_to } = question
  return correct_from === correct_to ? String(correct_from) : `${correct_from} – ${correct_to}`
}
