import type { Budget } from '@portal/contract/money/budgets/budgets'
import { reapplyPending } from './conflicts.ts'
import { restoreDrafts, saveDrafts } from './drafts.ts'
import type { TableEvent } from './events.ts'
import type { State } from './state.ts'

/** Events that the table renders. The others are for the host page. */
const SHOWN: readonly TableEvent[] = ['rows', 'cursor', 'dialog', 'sync', 'announcement']

/** Takes budgets that the host page read, and what an earlier visit left on the device. Pending edits stay on top. */
export const createReading = (state: State) => {
  const { events, lines, confirmed } = state
  let rejected: typeof import('./rejected-additions.ts') | undefined

  /** Loads the code for rejections. Resolves to false if loading fails. */
  const loadRejected = async () => {
    rejected ??= await import('./rejected-additions.ts').catch(() => undefined)
    return rejected !== undefined
  }
  const replaceBudget = (next: Budget) => {
    const former = lines()
    state.setBudget(next)
    reapplyPending(state, former)
    rejected?.reapplyRejected(state)
    state.draft()?.show()
    saveDrafts(state)
    events.row.notifyAll()
    events.table.notifyAll(SHOWN)
  }
  /**
   * Whether a budget is older than confirmed changes. True only once: if the next read is older too, the server was
   * restored to an earlier state.
   */
  const isOutdated = ({ items, categories }: Budget) => {
    const read = new Map([...items, ...categories].map(({ id, version }) => [id, version]))
    const isOlder = [...confirmed].some(([id, version]) => (version ? (read.get(id) ?? 0) < version : read.has(id)))
    confirmed.clear()
    return isOlder
  }
  return {
    /** The code for rejections. Undefined until something was rejected. */
    rejectedCode: () => rejected,
    loadRejected,
    /** Takes a budget that the host page read again. Requests another read if it is outdated. */
    accept: (next: Budget) => (isOutdated(next) ? events.table.notify('outdated') : replaceBudget(next)),
    /** Removes an unsaved category with its waiting lines. Returns false if it is too late. */
    dropCategory: (category: string, drop: (state: State, category: string) => boolean) => {
      const isDropped = drop(state, category)
      if (isDropped) replaceBudget(state.stored())
      return isDropped
    },
    /** Restores what an earlier visit left on the device. */
    restore: () => {
      if (!restoreDrafts(state)) return
      reapplyPending(state, lines())
      saveDrafts(state)
      if (state.rejected().length > 0) loadRejected().then(() => rejected?.reapplyRejected(state))
    },
  }
}
