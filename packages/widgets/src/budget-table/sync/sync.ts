import type { BudgetPort } from '../model/budget-port.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { setConnection } from '../store/conflicts.ts'
import type { Sending } from './send.ts'

/** Between two tries to load what sends. */
const RELOAD_MS = 4000

/**
 * Sends what the store queues, one request after the other in its order, and continues on its own when the connection
 * is back. What sends is loaded when it is needed.
 */
export const createSync = (store: BudgetStore, port: BudgetPort) => {
  const { state } = store
  let loading: Promise<Sending | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the table is on the page; undefined until it was for the first time. */
  let isShown: boolean | undefined
  let stop: (() => void) | undefined

  const load = async () => {
    loading ??= import('./send.ts').then(
      ({ createSending }) => createSending(store, port),
      () => undefined,
    )
    const sending = await loading
    if (!sending) loading = undefined
    return sending
  }
  const flush = async () => {
    clearTimeout(timer)
    if (!state.queue.first()) return
    const sending = await load()
    if (sending && isShown !== undefined) {
      stop ??= sending.start()
      // It listens to the connection itself.
      removeEventListener('online', flush)
      if (!isShown) stop()
    }
    if (sending) await sending.flush()
    else {
      if (!state.queue.waitCode()) setConnection(state, 'unavailable')
      if (isShown) timer = setTimeout(flush, RELOAD_MS)
    }
  }
  state.events.table.subscribe('queued', flush)

  return {
    /** Restores and sends what a former visit left, and listens to the connection until the answer is called. */
    start: () => {
      store.restore()
      isShown = true
      addEventListener('online', flush)
      void flush()
      return () => {
        store.draft()?.submit()
        isShown = false
        removeEventListener('online', flush)
        clearTimeout(timer)
        stop?.()
        stop = undefined
      }
    },
  }
}

/** What sends. */
export type Sync = ReturnType<typeof createSync>
