import type { examQuestionKinds } from '@portal/contract/training/exams/exam-questions'
import { numbersIn } from '../../../../blocks/form/use-form.ts'

const figures = ['points', 'correct_option', 'min', 'max', 'step', 'correct_from', 'correct_to']

/** Splits typed options by line and drops empty lines. */
const optionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** Converts form data to a question. The form numbers the correct option from 1. */
export const questionOfForm = (form: FormData, kind: (typeof examQuestionKinds)[number]): object => {
  const { correct_option, options, ...rest } = numbersIn(form, figures)
  if (kind !== 'radio') return { ...rest, kind }
  return {
    ...rest,
    kind,
    options: optionsIn(String(options ?? '')),
    ...(correct_option !== undefined && { correct_option: Number(correct_option) - 1 }),
  }
}
