import { limits } from '@portal/contract/core/fields/limits'
import { textProblem } from '@portal/contract/core/fields/text-rules'
import {
  type Answers,
  type EvaluationQuestion,
  itemsOf,
  missingItems,
} from '@portal/contract/training/evaluations/evaluation-questions'

/** Answers by item. A text may be empty. An unanswered rating has no entry. */
export type GivenAnswers = Readonly<Record<string, number | string>>

/** Answers to send. Leaves out blank texts. */
export const answersOf = (questions: readonly EvaluationQuestion[], given: GivenAnswers): Answers =>
  questions.flatMap(itemsOf).flatMap(({ id }) => {
    const value = given[id]
    return value === undefined || (typeof value === 'string' && value.trim() === '') ? [] : [{ item: id, value }]
  })

/** Error codes of the contract, by item. */
export const evaluationProblems = (
  questions: readonly EvaluationQuestion[],
  given: GivenAnswers,
): Readonly<Record<string, string>> => {
  const answers = answersOf(questions, given)
  const problems: Record<string, string> = {}
  for (const item of missingItems(questions, answers)) problems[item] = 'questions_required'
  for (const { item, value } of answers) {
    const problem = typeof value === 'string' && textProblem(value, limits.answer_length)
    if (problem) problems[item] = problem
  }
  return problems
}
