import type { AttemptStatus } from '@portal/contract/training/exams/exam-attempts'
import { createSender } from '../../outbox/sender.ts'
import type { ExamPort } from '../../ports/exam/index.ts'
import { nextBatch } from '../model/batches.ts'
import type { serverClock } from '../model/clock.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { createEnding, type Submission } from './ending.ts'
import { listenToPage } from './listen-to-page.ts'

const TYPING_MS = 1000
const STATUS_MS = 20_000

/**
 * Saves answers one second after the last input, and submits the attempt when time is up. `start` returns a function
 * that stops it.
 */
export const createExamSync = (store: ExamStore, port: ExamPort, clock: ReturnType<typeof serverClock>) => {
  const { queue } = store
  let typing: ReturnType<typeof setTimeout> | undefined
  let page: ReturnType<typeof listenToPage> | undefined

  const accept = (status: AttemptStatus) => {
    clock.set(status)
    store.setStatus(status)
  }
  const sender = createSender(queue, {
    batch: nextBatch,
    send: async batch => {
      const { late, ...status } = await port.save([...batch])
      return { late, status }
    },
    accept: (batch, { late, status }) => {
      accept(status)
      store.confirm(batch, late)
    },
    refuse: store.refuse,
    onChange: () => {
      store.showQueue(sender.obstacle())
    },
  })
  const flush = () => {
    clearTimeout(typing)
    return sender.flush()
  }
  const check = async () => {
    try {
      accept(await port.status())
    } catch {}
  }
  const retryRefused = () => {
    queue.retryRefused()
    store.showQueue(sender.obstacle())
    return flush()
  }
  /** Submits the attempt after sending all answers. `known` is how many refused answers the person has seen. */
  const submit = async (known = 0): Promise<Submission> => {
    if (!(await flush())) return 'waiting'
    if (queue.refused().size > known) return 'refused'
    try {
      accept(await port.submit(store.read().attempt.lease))
      return 'submitted'
    } catch {
      await check()
      return 'failed'
    }
  }
  const tick = createEnding(store, clock, { isPostponed: sender.isPostponed, retryRefused, submit })

  return {
    flush,
    retryRefused,
    submit,
    written: () => {
      clearTimeout(typing)
      typing = setTimeout(() => void flush(), TYPING_MS)
    },
    /** Continues here after the attempt was opened elsewhere. */
    reopen: async () => {
      const opened = await port.open()
      clock.set(opened)
      store.adopt(opened)
      page?.opened()
      await flush()
    },
    start: () => {
      const stop = sender.start()
      void store.restore().then(flush)
      page = listenToPage(store.read().attempt.id, {
        onLeave: () => void flush(),
        onBack: () => void check(),
        onOpened: () => void check(),
      })
      const ticking = setInterval(tick, 1000)
      const asking = setInterval(() => void check(), STATUS_MS)
      return () => {
        void flush()
        stop()
        page?.ignore()
        for (const timer of [typing, ticking, asking]) clearTimeout(timer)
      }
    },
  }
}
