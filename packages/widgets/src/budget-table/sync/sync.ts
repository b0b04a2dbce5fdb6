import type { BudgetPort } from '../model/budget-port.ts'
import type { ChangeSet } from '../model/change-set.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { setConnection, showConflicts } from '../store/conflicts.ts'
import { saveDrafts } from '../store/drafts/drafts.ts'

/** Between two tries while the server cannot be reached. */
const RETRY_MS = 4000

/**
 * Sends what the store queues, one request after the other in its order, and continues on its own when the connection
 * is back. What sends, and what deals with rejections, is loaded when it is needed.
 */
export const createSync = (store: BudgetStore, port: BudgetPort) => {
  const { state } = store
  const { queue } = state
  const { notify, subscribe } = state.events.table
  let isBusy = false
  /** Whether there was reason to try again while a call was under way. */
  let isRunAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the table has been left: what waits is then sent by the one that takes its place. */
  let isStopped = false

  const loadRejections = async () =>
    (await store.loadRejected()) ? import('./rejections.ts').catch(() => undefined) : undefined

  const setWaiting = (code: string | undefined) => {
    if (queue.waitCode() === code) return
    setConnection(state, code)
    notify('sync')
  }
  const postpone = (request: ChangeSet, code: string, delay: number) => {
    setWaiting(code)
    // Others may have written in between.
    for (const { id } of request.edits) showConflicts(state, id)
    if (!isStopped) timer = setTimeout(run, delay)
  }
  /** Answers whether the next request may follow. */
  const send = async (request: ChangeSet): Promise<boolean> => {
    queue.setSending(true)
    const answers = await import('./answers.ts').catch(() => undefined)
    const outcome = (await answers?.send(port, state.lines(), request)) ?? {}
    const { batches, answer, current, failure, code = 'unavailable', delay = RETRY_MS } = outcome
    const rejections = failure && (await loadRejections())
    queue.setSending(false)
    if (batches) {
      queue.replace([...batches, ...queue.requests().slice(1)])
      return true
    }
    const isAnswered = answer ?? current ?? rejections
    if (isAnswered) {
      setWaiting(undefined)
      if (!current) queue.shift()
      if (answer) {
        const isExpected = answers?.applyAnswer(state, request, answer)
        state.events.table.notifyAll(['sync', 'stored', ...(isExpected ? [] : ['outdated' as const])])
      }
      if (current) answers?.applyCurrent(state, current)
      if (failure) {
        rejections?.handleRejection(state, request, failure)
        notify('sync')
      }
    } else postpone(request, code, delay)
    saveDrafts(state)
    return isAnswered !== undefined
  }
  const run = async () => {
    if (timer) clearTimeout(timer)
    isRunAgain = isBusy
    if (isBusy) return
    isBusy = true
    let request = queue.first()
    while (request && (await send(request))) request = queue.first()
    isBusy = false
    if (request && isRunAgain) await run()
  }
  subscribe('queued', run)

  return {
    /** Restores and sends what a former visit left, and listens to the connection until the answer is called. */
    start: () => {
      store.restore()
      isStopped = false
      addEventListener('online', run)
      run()
      return () => {
        store.draft()?.submit()
        isStopped = true
        removeEventListener('online', run)
        clearTimeout(timer)
      }
    },
  }
}

/** What sends. */
export type Sync = ReturnType<typeof createSync>
