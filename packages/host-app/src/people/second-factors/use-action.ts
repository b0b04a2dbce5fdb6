import { ProblemError } from '@portal/contract/core/api/call'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'

/**
 * Runs one action at a time. `problem` is the message of the last failure, or `otherwise` if the server didn't cause
 * it.
 */
export const useAction = (otherwise: string) => {
  const problemText = useProblemText()
  const { attempt, isBusy, failure } = useAttempt()
  // Other errors come from the browser's passkey dialog.
  const text = failure instanceof ProblemError ? problemText(failure) : otherwise
  return { act: attempt, isBusy, problem: failure === undefined ? undefined : text }
}
