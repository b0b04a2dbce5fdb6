import type { Budget } from '@portal/contract/money/budgets/budgets'
import { emptyChangeSet, type NewCategory } from '../model/change-set.ts'
import type { Field } from '../model/columns.ts'
import { reapplyPending } from './conflicts.ts'
import { restoreDrafts, saveDrafts } from './drafts/drafts.ts'
import { createEdits } from './edits.ts'
import type { TableEvent } from './events/events.ts'
import { createState, type Device, type State } from './state.ts'

/** Events that the table renders. The others are for the host page and for sync. */
const SHOWN: readonly TableEvent[] = ['rows', 'cursor', 'dialog', 'sync', 'announcement']

/** State of an edited budget: what is shown, queued, and undoable. Sync sends the queue. */
export const createBudgetStore = (first: Budget, device: Device) => {
  const state = createState(first, device)
  const { events, marks, queue, history, announcements, lines, rowOrder, confirmed } = state
  let rejected: typeof import('./rejected.ts') | undefined
  const edits = createEdits(state, () => rejected?.applyToRejected)

  /** Loads the code for rejections. Resolves to false if loading fails. */
  const loadRejected = async () => {
    rejected ??= await import('./rejected.ts').catch(() => undefined)
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
   * Whether a budget is older than confirmed changes. Asks only once: if the next read is still older, someone restored
   * that state.
   */
  const isOutdated = ({ items, categories }: Budget) => {
    const read = new Map([...items, ...categories].map(({ id, version }) => [id, version]))
    const isOlder = [...confirmed].some(([id, version]) => (version ? (read.get(id) ?? 0) < version : read.has(id)))
    confirmed.clear()
    return isOlder
  }

  return {
    ...edits,
    state,
    events,
    announcements,
    history,
    budget: state.budget,
    project: first.project,
    line: (id: string) => lines().line(id),
    category: (id: string) => lines().category(id),
    totals: () => lines().totals(),
    rows: () => rowOrder().rows(),
    linesIn: (category: string) => rowOrder().linesIn(category),
    categories: () => rowOrder().categories(),
    isFolded: (category: string) => rowOrder().isFolded(category),
    fold: (category: string, isFolded: boolean) => rowOrder().fold(category, isFolded),
    ...marks.reads,
    unmark: (id: string, field: Field) => queue.isRejected(id) || marks.set(id, field, undefined),
    /** Whether an added line or category was rejected and waits for correction. */
    isRejected: queue.isRejected,
    draft: state.draft,
    /** Adds a category at the end. Not undoable, because the person may lack the right to delete it. */
    addCategory: (category: NewCategory) => edits.submit({ ...emptyChangeSet, category }),
    /** Removes an unsaved category with its waiting lines. Returns false if it is too late. */
    dropCategory: (category: string, drop: (state: State, category: string) => boolean) => {
      const isDropped = drop(state, category)
      if (isDropped) replaceBudget(state.stored())
      return isDropped
    },
    waiting: () => ({ count: queue.requests().length, code: queue.first() && queue.waitCode() }),
    /**
     * Takes a budget that the host page read again. Pending edits stay on top. Requests another read if it is outdated.
     */
    accept: (next: Budget) => (isOutdated(next) ? events.table.notify('outdated') : replaceBudget(next)),
    stored: state.stored,
    loadRejected,
    /** Restores what an earlier visit left on the device. */
    restore: () => {
      if (!restoreDrafts(state)) return
      reapplyPending(state, lines())
      saveDrafts(state)
      if (queue.rejected().length > 0) loadRejected().then(() => rejected?.reapplyRejected(state))
    },
  }
}

export type BudgetStore = ReturnType<typeof createBudgetStore>
