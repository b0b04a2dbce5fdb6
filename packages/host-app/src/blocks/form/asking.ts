import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import type { ErrorCode, Problem } from '@portal/contract/core/api/errors'
import { newId } from '@portal/contract/core/fields/new-id'
import { createContext, useContext } from 'react'

/** Asks whether to go on after a rejection that the person may override. `sent` is the form's input. */
type Ask = (problem: Problem, sent: object) => Promise<boolean>

/** Questions of an area, by error code. Forms inside ask them, and submit again with `confirmed`. */
export const AskContext = createContext<Partial<Readonly<Record<ErrorCode, Ask>>>>({})

type Send = <E extends Endpoint>(endpoint: E, input: SentInput<E>, key?: string) => Promise<OutputOf<E>>

const withConfirmation = <Input>(input: Input): Input => Object.assign({ confirmed: true }, input)

/** Submits, and asks if the rejection has a question. If the person declines, the form shows the rejection. */
export const useAsking = (send: Send): Send => {
  const questions = new Map(Object.entries(useContext(AskContext)))
  return async (endpoint, input, key) => {
    try {
      return await send(endpoint, input, key)
    } catch (error) {
      const ask = error instanceof ProblemError ? questions.get(error.problem.code) : undefined
      if (!(error instanceof ProblemError) || !ask || !(await ask(error.problem, Object(input)))) throw error
      // The input differs from the rejected one, so it needs a new idempotency key.
      return send(endpoint, withConfirmation(input), newId())
    }
  }
}
