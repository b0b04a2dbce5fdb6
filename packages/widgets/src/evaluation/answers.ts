import { limits } from '@portal/contract/core/fields/limits'
import { textProblem } from '@portal/contract/core/fields/text-rules'
import {
  type Answers,
  itemsOf,
  missingItems,
  type Question,
} from '@portal/contract/training/evaluations/evaluation-questions'

/** What is answered so far, by item; a text may be empty, and a rating is missing until it is given. */
export type GivenAnswers = Readonly<Record<string, number | string>>

/** What is sent of it: texts that say nothing are left out. */
export const answersOf = (questions: readonly Question[], given: GivenAnswers): Answers =>
  questions.flatMap(itemsOf).flatMap(({ id }) => {
    const value = given[id]
    return value === undefined || (typeof value === 'string' && value.trim() === '') ? [] : [{ item: id, value }]
  })

/** What is wrong with it, by item: codes of the contract. */
export const problemsOf = (questions: readonly Question[], given: GivenAnswers): Readonly<Record<string, string>> => {
  const answers = answersOf(questions, given)
  const problems: Record<string, string> = {}
  for (const item of missingItems(questions, answers)) problems[item] = 'questions_required'
  for (const { item, value } of answers) {
    const problem = typeof value === 'string' && textProblem(value, limits.answer_length)
    if (problem) problems[item] = problem
  }
  return problems
}
