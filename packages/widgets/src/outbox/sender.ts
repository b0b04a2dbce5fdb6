import { type SendFailure, sendFailureOf, WAITING } from './failure.ts'
import { createPause } from './pause.ts'
import type { Queue } from './queue.ts'

/** What a widget does with its entries at each step. */
interface SenderRules<Entry, Answer> {
  /** Picks the entries of the next request: one or more from the start. */
  readonly batch: (entries: readonly Entry[]) => readonly Entry[]
  readonly send: (batch: readonly Entry[]) => Promise<Answer>
  /** Called when the server accepted a batch. The batch has left the queue. */
  readonly accept: (batch: readonly Entry[], answer: Answer) => void
  /** Shows why an entry was set aside. The entry has left the queue. */
  readonly refuse: (entry: Entry, failure: SendFailure) => void
  /** Resolves a conflict of the first entry, which is still queued. Returns false to set it aside as refused. */
  readonly conflict?: (entry: Entry, failure: SendFailure) => boolean
  /** Called when a batch returns to the queue to wait. */
  readonly postponed?: () => void
  /** Called after each change of the queue by the sender. */
  readonly onChange?: () => void
}

/** Limit of tries for a single entry when the server fails or keeps reporting a conflict. */
const TRIES = 3

/**
 * Sends the queue, one request at a time, under one failure policy (docs/adr/0013). A refused entry never blocks
 * others: a refused batch is halved until the faulty entry is alone.
 */
export const createSender = <Entry, Answer>(queue: Queue<Entry>, rules: SenderRules<Entry, Answer>) => {
  let obstacle: SendFailure | undefined
  let running: Promise<boolean> | undefined
  /** Whether a retry was requested while a request was in flight. */
  let isAskedAgain = false
  let tries = 0
  let most = Number.POSITIVE_INFINITY
  const pause = createPause(() => void run())

  const setAside = (batch: readonly Entry[], failure: SendFailure) => {
    tries = 0
    queue.end(batch.length)
    for (const entry of batch) if (!queue.isReplaced(entry)) rules.refuse(entry, failure)
  }
  const resolve = (entry: Entry, failure: SendFailure) => {
    const before = queue.entries().length
    tries += 1
    queue.end(0)
    const isResolved = tries <= TRIES && rules.conflict?.(entry, failure)
    // A later entry with the same key may have taken its place meanwhile, and is sent next.
    if (!isResolved && queue.entries()[0] === entry) setAside([entry], failure)
    else if (queue.entries().length < before) tries = 0
  }
  /** Returns whether the next request may follow. */
  const fail = (batch: readonly Entry[], failure: SendFailure): boolean => {
    const { kind, concernsAll } = failure
    const [first, second] = batch
    const isAlone = second === undefined
    const isWaiting = WAITING.includes(kind)
    obstacle = isWaiting ? failure : undefined
    if (kind === 'failed' && isAlone) tries += 1
    if (isWaiting || (kind === 'failed' && isAlone && tries < TRIES)) {
      queue.end(0)
      pause.begin(failure)
      rules.postponed?.()
      return false
    }
    pause.reset()
    if (!isAlone && !concernsAll) {
      most = Math.ceil(batch.length / 2)
      queue.end(0)
    } else if (kind === 'conflict' && isAlone && first !== undefined && rules.conflict) resolve(first, failure)
    else setAside(batch, failure)
    return true
  }
  const attempt = async (batch: readonly Entry[]): Promise<boolean> => {
    let answer: Answer
    try {
      answer = await rules.send(batch)
    } catch (thrown) {
      return fail(batch, sendFailureOf(thrown))
    }
    queue.end(batch.length)
    obstacle = undefined
    tries = 0
    most *= 2
    pause.reset()
    rules.accept(batch, answer)
    return true
  }
  const sendAll = async (): Promise<boolean> => {
    let isGoing = true
    try {
      while (isGoing && queue.entries().length > 0) {
        pause.end()
        const batch = rules.batch(queue.entries()).slice(0, most)
        queue.begin(batch.length)
        rules.onChange?.()
        isGoing = (await attempt(batch)) || isAskedAgain
        isAskedAgain = false
        rules.onChange?.()
      }
      return queue.entries().length === 0
    } finally {
      // Must be cleared in this turn. Entries queued before a later turn would wait for a run that has ended.
      running = undefined
    }
  }
  const run = (): Promise<boolean> => {
    if (queue.entries().length === 0) return Promise.resolve(true)
    running ??= sendAll()
    return running
  }
  const isTimeGiven = () => pause.isRunning() && obstacle?.kind === 'temporary'
  const retry = (): Promise<boolean> => {
    isAskedAgain = running !== undefined
    return run()
  }
  const onOnline = () => void (isTimeGiven() || retry())

  return {
    /** Sends the queue, unless the portal set a time to wait. Resolves to whether the queue is empty. */
    flush: (): Promise<boolean> => (isTimeGiven() ? Promise.resolve(false) : run()),
    /** Sends the queue at once, even during a pause. */
    retry,
    /** Why entries wait. Undefined while they can be sent. */
    obstacle: () => obstacle,
    isPostponed: pause.isRunning,
    /** Retries when the connection returns. The returned function stops all automatic retries. */
    start: () => {
      pause.setStopped(false)
      addEventListener('online', onOnline)
      return () => {
        pause.setStopped(true)
        removeEventListener('online', onOnline)
      }
    },
  }
}
