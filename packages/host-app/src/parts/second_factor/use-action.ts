import { ProblemError } from '@portal/contract/call'
import { useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'

/** One thing at a time that a button does: whether it is under way, and why it failed; `otherwise` without an answer. */
export const useAction = (otherwise: string) => {
  const problemText = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const act = async (run: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      // What is no answer of the server comes from the browser's own dialog of passkeys.
      setProblem(error instanceof ProblemError ? problemText(error) : otherwise)
    }
    setBusy(false)
  }
  return { act, isBusy, problem }
}
