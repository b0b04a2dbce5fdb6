import { useState } from 'react'

/** Runs one action at a time. Tracks whether it is pending and why the last attempt failed. */
export const useAttempt = () => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  /** Runs the action and stores its failure, which the next attempt clears. */
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
