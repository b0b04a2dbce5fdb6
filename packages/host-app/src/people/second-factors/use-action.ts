import { ProblemError } from '@portal/contract/core/api/call'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'

/** One thing at a time that a button does: whether it is under way, and why it failed; `otherwise` without an answer. */
export const useAction = (otherwise: string) => {
  const problemText = useProblemText()
  const { attempt, isBusy, failure } = useAttempt()
  // What is no answer of the server comes from the browser's own dialog of passkeys.
  const text = failure instanceof ProblemError ? problemText(failure) : otherwise
  return { act: attempt, isBusy, problem: failure === undefined ? undefined : text }
}
