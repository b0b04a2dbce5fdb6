import type { AttemptStatus } from '@portal/contract/exam_attempts'
import { nextBatch } from '../model/batches.ts'
import { secondsLeft, type serverClock } from '../model/clock.ts'
import type { ExamPort } from '../model/exam-port.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { listenToPage } from './listen-to-page.ts'

const TYPING_MS = 1000
const STATUS_MS = 20_000
const RETRY_MS = [1000, 2000, 5000, 10_000, 20_000] as const

/**
 * Sends what is written a second after the last input, again and again while there is no connection, and submits the
 * attempt when its time is up. `start` answers how to stop it.
 */
export const createSync = (store: ExamStore, port: ExamPort, clock: ReturnType<typeof serverClock>) => {
  let typing: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running: Promise<boolean> | undefined
  let page: ReturnType<typeof listenToPage> | undefined

  const accept = (status: AttemptStatus) => {
    clock.set(status)
    store.setStatus(status)
  }

  const sendAll = async (): Promise<boolean> => {
    while (store.isWaiting()) {
      const batch = nextBatch(store.waiting())
      try {
        const { late, ...status } = await port.save(batch)
        failures = 0
        accept(status)
        store.confirm(batch, late)
      } catch {
        store.setSaving('waiting')
        clearTimeout(retry)
        retry = setTimeout(again, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
        failures += 1
        return false
      }
    }
    store.setSaving('saved')
    return true
  }

  const again = () => {
    retry = undefined
    void flush()
  }

  /** Sends what waits, now; answers whether the server has everything. */
  const flush = (): Promise<boolean> => {
    clearTimeout(typing)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  const check = async () => {
    try {
      accept(await port.status())
    } catch {}
  }

  /** Submits everything; false where that has to wait. */
  const submit = async (): Promise<boolean> => {
    if (!(await flush())) return false
    try {
      accept(await port.submit(store.read().attempt.lease))
      return true
    } catch {
      await check()
      return false
    }
  }

  return {
    flush,
    submit,
    written: () => {
      clearTimeout(typing)
      typing = setTimeout(() => void flush(), TYPING_MS)
    },
    /** Goes on here after the attempt was opened elsewhere. */
    reopen: async () => {
      const opened = await port.open()
      clock.set(opened)
      store.adopt(opened)
      page?.opened()
      await flush()
    },
    start: () => {
      void store.restore().then(() => {
        if (store.isWaiting()) store.setSaving('saving')
        return flush()
      })
      page = listenToPage(store.read().attempt.id, {
        onLeave: () => void flush(),
        onBack: () => void flush().then(check),
        onOpened: () => void check(),
      })
      const ending = setInterval(() => {
        const { status, attempt } = store.read()
        // Extra time that is given at the last moment opens it again.
        store.setOver(secondsLeft(status.deadline_at, clock.now()) === 0)
        const isOwn = status.state === 'open' && status.lease <= attempt.lease
        if (store.read().isOver && isOwn && retry === undefined) void submit()
      }, 1000)
      const asking = setInterval(() => void check(), STATUS_MS)
      return () => {
        void flush()
        page?.ignore()
        for (const timer of [typing, retry, ending, asking]) clearTimeout(timer)
      }
    },
  }
}
