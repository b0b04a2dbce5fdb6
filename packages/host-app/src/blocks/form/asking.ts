import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import type { ErrorCode, Problem } from '@portal/contract/core/api/errors'
import { newId } from '@portal/contract/core/fields/new-id'
import { createContext, useContext } from 'react'

/** Asks whether to go on after a refusal that leaves it to the person; `sent` is what the form contains. */
type Ask = (problem: Problem, sent: object) => Promise<boolean>

/** The questions of an area, by the code of the refusal. Forms below ask them, and send again with `confirmed`. */
export const Questions = createContext<Partial<Readonly<Record<ErrorCode, Ask>>>>({})

type Send = <E extends Endpoint>(endpoint: E, input: SentInput<E>, key?: string) => Promise<OutputOf<E>>

const withConfirmation = <Input>(input: Input): Input => Object.assign({ confirmed: true }, input)

/** Sends, and asks where a refusal is a question. Whoever does not go on sees the refusal in the form. */
export const useAsking = (send: Send): Send => {
  const questions = new Map(Object.entries(useContext(Questions)))
  return async (endpoint, input, key) => {
    try {
      return await send(endpoint, input, key)
    } catch (error) {
      const ask = error instanceof ProblemError ? questions.get(error.problem.code) : undefined
      if (!(error instanceof ProblemError) || !ask || !(await ask(error.problem, Object(input)))) throw error
      // Other content than what was refused: the key of that would not fit.
      return send(endpoint, withConfirmation(input), newId())
    }
  }
}
