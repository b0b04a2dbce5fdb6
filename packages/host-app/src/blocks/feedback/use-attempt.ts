import { useState } from 'react'

/** One thing at a time that a person starts: whether it is under way, and what the last try was refused with. */
export const useAttempt = () => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  /** Runs it and stores its failure, which the next try clears. */
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, failure, forget: () => setFailure(undefined) }
}
