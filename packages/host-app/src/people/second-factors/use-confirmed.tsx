import { ProblemError } from '@portal/contract/core/api/call'
import { useState } from 'react'
import { ConfirmPassword } from './ConfirmPassword.tsx'

const isPasswordNeeded = (error: unknown) => error instanceof ProblemError && error.problem.code === 'password_needed'

/**
 * Sends a request. If the server requires the password again, asks for it and retries. Resolves to undefined if the
 * person cancels. Render `question` somewhere on the page.
 */
export const useConfirmed = () => {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>()
  const confirmed = async <Answer,>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await call()
    } catch (error) {
      if (!isPasswordNeeded(error)) throw error
    }
    const isProven = await new Promise<boolean>(resolve => setAnswer(() => resolve))
    setAnswer(undefined)
    return isProven ? call() : undefined
  }
  const question = answer && <ConfirmPassword onClose={() => answer(false)} onProven={() => answer(true)} />
  return { confirmed, question }
}
