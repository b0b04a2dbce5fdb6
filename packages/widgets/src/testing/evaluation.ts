import { newId } from '@portal/contract/core/fields/new-id'
import {
  type Answers,
  areAnswersTo,
  type EvaluationQuestion,
  itemsOf,
  missingItems,
} from '@portal/contract/training/evaluations/evaluation-questions'
import type { EvaluationPort } from '../ports/evaluation/index.ts'
import { demand, failureWith, type PortRule, refusal } from './rule.ts'

/** An EvaluationPort without a server. Stores one person's answers in memory and applies the contract's rules. */
export const memoryEvaluation = (questions: readonly EvaluationQuestion[], draft: string = newId()) => {
  const stored = new Map<string, Answers>()
  const port: EvaluationPort = {
    draft,
    send: async (answers, key) => {
      if (stored.size > 0 && !stored.has(key)) throw refusal('evaluation_sent', [], 409)
      const missing = missingItems(questions, answers).map(path => ({ path, code: 'questions_required' }))
      if (missing.length > 0 || !areAnswersTo(questions, answers)) throw refusal('invalid', missing)
      stored.set(key, answers)
    },
  }
  return { port, stored: (): readonly Answers[] => [...stored.values()] }
}

interface EvaluationPortTrial {
  /** A port of a person who hasn't answered yet. */
  readonly port: EvaluationPort
  /** Questions of the form. At least one rating is required. */
  readonly questions: readonly EvaluationQuestion[]
}

const answersTo = (questions: readonly EvaluationQuestion[]): Answers =>
  questions
    .flatMap(itemsOf)
    .filter(({ isRequired }) => isRequired)
    .map(({ id: item, kind }) => ({ item, value: kind === 'rating' ? 4 : 'Well' }))

/** Rules that every EvaluationPort must follow. `make` creates a port for each rule. */
export const evaluationPortRules = (
  make: () => EvaluationPortTrial | Promise<EvaluationPortTrial>,
): readonly PortRule[] => {
  const rule = (name: string, check: (trial: EvaluationPortTrial) => Promise<void>) => ({
    name,
    check: async () => check(await make()),
  })
  return [
    rule('has a key for the draft on the device', async ({ port }) => {
      demand(port.draft !== '', 'The key of the draft is empty.')
    }),
    rule('rejects answers without a required item and names each missing item', async ({ port, questions }) => {
      const [left, ...given] = answersTo(questions)
      const { fields } = await failureWith(port.send(given, newId()), 'invalid')
      demand(Object.keys(fields).join() === left?.item, 'The rejection does not name the missing item.')
    }),
    rule('accepts resent answers, because the first response may be lost', async ({ port, questions }) => {
      const key = newId()
      await port.send(answersTo(questions), key)
      await port.send(answersTo(questions), key)
    }),
    rule('accepts answers only once per person', async ({ port, questions }) => {
      await port.send(answersTo(questions), newId())
      await failureWith(port.send(answersTo(questions), newId()), 'evaluation_sent')
    }),
  ]
}
