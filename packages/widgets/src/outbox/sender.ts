import { type SendFailure, sendFailureOf, WAITING } from './failure.ts'
import { createPause } from './pause.ts'
import type { Queue } from './queue.ts'
import type { SenderRules } from './rules.ts'

/** An entry alone is sent this often to a server that fails, or to one that always reports a conflict. */
const TRIES = 3

/**
 * Sends what is queued, one request after another, by one policy for failures (docs/adr/0013). A refused entry never
 * blocks another: a batch that is refused as a whole is halved until the entry that causes it is alone.
 */
export const createSender = <Entry, Answer>(queue: Queue<Entry>, rules: SenderRules<Entry, Answer>) => {
  let obstacle: SendFailure | undefined
  let running: Promise<boolean> | undefined
  /** Whether somebody asked for another try while one was under way. */
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
    if (tries > TRIES || !rules.conflict?.(entry, failure)) setAside([entry], failure)
    else if (queue.entries().length < before) tries = 0
  }
  /** Answers whether the next request may follow. */
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
      // Not in a later turn: what is queued before that would wait for nothing.
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
    /** Sends what waits, unless the portal has said when. Answers whether nothing waits any more. */
    flush: (): Promise<boolean> => (isTimeGiven() ? Promise.resolve(false) : run()),
    /** Sends what waits at once. */
    retry,
    /** Why entries wait; undefined while they can be sent. */
    obstacle: () => obstacle,
    /** Whether another try is planned. */
    isPostponed: pause.isRunning,
    /** Listens to the connection until the answer is called. After that nothing is tried again by itself. */
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
