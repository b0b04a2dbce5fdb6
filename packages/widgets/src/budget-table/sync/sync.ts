import type { BudgetPort } from '../../ports/budget/index.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { setConnection } from '../store/conflicts.ts'
import type { Sending } from './send.ts'

/** Pause before loading the sender again. */
const RELOAD_MS = 4000

/** Sends the store's queue in order, and resumes when the connection returns. Loads the sender on first use. */
export const createSync = (store: BudgetStore, port: BudgetPort) => {
  const { state } = store
  let loading: Promise<Sending | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the table is mounted. Undefined before the first mount. */
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
    if (state.queue.entries().length === 0) return
    const sending = await load()
    if (sending && isShown !== undefined) {
      stop ??= sending.start()
      // The sender listens to the connection itself.
      removeEventListener('online', flush)
      // The table was unmounted meanwhile. Send the rest, but don't retry automatically.
      if (!isShown) stop()
    }
    if (sending) await sending.flush()
    else {
      if (!state.waitCode()) setConnection(state, 'unavailable')
      if (isShown) timer = setTimeout(flush, RELOAD_MS)
    }
  }
  store.sendBy(() => void flush())

  return {
    /**
     * Restores and sends what an earlier visit left. Retries on a returning connection until the returned function is
     * called.
     */
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

export type Sync = ReturnType<typeof createSync>
