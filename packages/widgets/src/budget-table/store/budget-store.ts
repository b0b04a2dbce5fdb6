import type { Budget } from '@portal/contract/money/budgets/budgets'
import { emptyChangeSet, type NewCategory } from '../model/change-set.ts'
import type { Field } from '../model/columns.ts'
import { reapplyPending } from './conflicts.ts'
import { restoreDrafts, saveDrafts } from './drafts/drafts.ts'
import { createEdits } from './edits.ts'
import type { TableEvent } from './events/events.ts'
import { createState, type Device, type State } from './state.ts'

/** What the table shows; the other events are for the host and for sync. */
const SHOWN: readonly TableEvent[] = ['rows', 'cursor', 'dialog', 'sync', 'announcement']

/** A budget that is being edited: what is shown, what waits, what can be undone. Sync sends what it queues. */
export const createBudgetStore = (first: Budget, device: Device) => {
  const state = createState(first, device)
  const { events, marks, queue, history, announcements, lines, rowOrder, confirmed } = state
  let rejected: typeof import('./rejected.ts') | undefined
  const edits = createEdits(state, () => rejected?.applyToRejected)

  /** Loads what deals with rejections; false where it cannot be had now. */
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
  /** Whether a budget was read before what has been stored since. Said once: then somebody else has put it back. */
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
    /** Whether a line or category that was added was rejected and waits to be corrected. */
    isRejected: queue.isRejected,
    draft: state.draft,
    /** Adds a category at the end. It cannot be undone: whoever may add one need not be allowed to delete it. */
    addCategory: (category: NewCategory) => edits.submit({ ...emptyChangeSet, category }),
    /** Removes a category that is not stored, with the lines that wait for it; false where it is too late. */
    dropCategory: (category: string, drop: (state: State, category: string) => boolean) => {
      const isDropped = drop(state, category)
      if (isDropped) replaceBudget(state.stored())
      return isDropped
    },
    waiting: () => ({ count: queue.requests().length, code: queue.first() && queue.waitCode() }),
    /**
     * Takes a budget that the host has read again; what is pending stays on top of it. An older one is asked for
     * again.
     */
    accept: (next: Budget) => (isOutdated(next) ? events.table.notify('outdated') : replaceBudget(next)),
    stored: state.stored,
    loadRejected,
    /** Restores what a former visit left on the device. */
    restore: () => {
      if (!restoreDrafts(state)) return
      reapplyPending(state, lines())
      saveDrafts(state)
      if (queue.rejected().length > 0) loadRejected().then(() => rejected?.reapplyRejected(state))
    },
  }
}

/** A budget that is being edited. */
export type BudgetStore = ReturnType<typeof createBudgetStore>
