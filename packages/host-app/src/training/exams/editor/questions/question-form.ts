import type { questionKinds } from '@portal/contract/training/exams/exam-questions'
import { numbersIn } from '../../../../blocks/form/numbers-in.ts'

const figures = ['points', 'correct_option', 'min', 'max', 'step', 'correct_from', 'correct_to']

/** Options as they are typed: one in each line; empty lines are none. */
const optionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** A question as the endpoints take it. The right option is typed by its number, counted from 1. */
export const questionIn = (form: FormData, kind: (typeof questionKinds)[number]): object => {
  const { correct_option, options, ...rest } = numbersIn(form, figures)
  if (kind !== 'radio') return { ...rest, kind }
  return {
    ...rest,
    kind,
    options: optionsIn(String(options ?? '')),
    ...(correct_option !== undefined && { correct_option: Number(correct_option) - 1 }),
  }
}
