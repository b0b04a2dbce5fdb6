import type { Answers } from '@portal/contract/evaluation_questions'

/** The one call that the evaluation widget needs. Make it once and keep it. */
export interface EvaluationPort {
  /** Names what is answered and who answers: the draft on the device is found again by it. */
  readonly draft: string
  /**
   * Sends the answers; the same key with the same answers never counts twice. A refusal is thrown as an error with the
   * contract's `problem`; anything else that is thrown counts as `unavailable`.
   */
  readonly send: (answers: Answers, key: string) => Promise<void>
}

/** What was refused: the contract's code, and the items that are wrong with the code of each. */
export interface Failure {
  readonly code: string
  readonly items: Readonly<Record<string, string>>
}

/** Reads what a port threw. */
export const failureOf = (thrown: unknown): Failure => {
  const problem: unknown = Object(Reflect.get(Object(thrown), 'problem'))
  const code: unknown = Reflect.get(Object(problem), 'code')
  const errors: unknown = Reflect.get(Object(problem), 'errors')
  const items: Record<string, string> = {}
  for (const error of Array.isArray(errors) ? errors : []) items[String(error.path)] = String(error.code)
  return { code: typeof code === 'string' ? code : 'unavailable', items }
}
