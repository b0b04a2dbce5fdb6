import { secondsLeft, type serverClock } from '../model/clock.ts'
import type { ExamStore } from '../store/exam-store.ts'

/** Between two tries to submit a test whose time is up. */
const ENDING_MS = 5000

/**
 * What became of submitting: nothing yet, because answers have to wait, because the person has to know first of some
 * that were refused, or because it failed itself.
 */
export type Submission = 'submitted' | 'waiting' | 'refused' | 'failed'

interface EndingSync {
  readonly isPostponed: () => boolean
  readonly retryRefused: () => Promise<boolean>
  readonly submit: (known: number) => Promise<Submission>
}

/** Makes what is called each second, and submits the attempt once its time is up. */
export const createEnding = (store: ExamStore, clock: ReturnType<typeof serverClock>, sync: EndingSync) => {
  let isEnding = false
  let isRetried = false

  const end = async () => {
    isEnding = true
    // Nobody can correct what was refused any more: it is tried once more, and never delays the rest.
    if (!isRetried) await sync.retryRefused()
    isRetried = true
    if ((await sync.submit(Number.POSITIVE_INFINITY)) === 'failed')
      await new Promise(resolve => setTimeout(resolve, ENDING_MS))
    isEnding = false
  }
  return () => {
    const { status, attempt } = store.read()
    // Extra time that is given at the last moment opens it again.
    store.setOver(secondsLeft(status.deadline_at, clock.now()) === 0)
    const isOwn = status.state === 'open' && status.lease <= attempt.lease
    if (store.read().isOver && isOwn && !isEnding && !sync.isPostponed()) void end()
  }
}
