import { secondsLeft, type serverClock } from '../model/clock.ts'
import type { ExamStore } from '../store/exam-store.ts'

/** Pause between attempts to submit after time is up. */
const ENDING_MS = 5000

/**
 * Result of submitting. `waiting`: answers are still unsent. `refused`: the person must first see refused answers.
 * `failed`: the submit request failed.
 */
export type Submission = 'submitted' | 'waiting' | 'refused' | 'failed'

interface EndingSync {
  readonly isPostponed: () => boolean
  readonly retryRefused: () => Promise<boolean>
  readonly submit: (known: number) => Promise<Submission>
}

/** Returns a function to call each second. It submits the attempt when time is up. */
export const createEnding = (store: ExamStore, clock: ReturnType<typeof serverClock>, sync: EndingSync) => {
  let isEnding = false
  let isRetried = false

  const end = async () => {
    isEnding = true
    // Nobody can correct refused answers any more. They are retried once and never delay the rest.
    if (!isRetried) await sync.retryRefused()
    isRetried = true
    if ((await sync.submit(Number.POSITIVE_INFINITY)) === 'failed')
      await new Promise(resolve => setTimeout(resolve, ENDING_MS))
    isEnding = false
  }
  return () => {
    const { status, attempt } = store.read()
    // Extra time granted at the last moment reopens the attempt.
    store.setOver(secondsLeft(status.deadline_at, clock.now()) === 0)
    const isOwn = status.state === 'open' && status.lease <= attempt.lease
    if (store.read().isOver && isOwn && !isEnding && !sync.isPostponed()) void end()
  }
}
