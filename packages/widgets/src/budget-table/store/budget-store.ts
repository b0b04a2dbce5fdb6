import type { Budget } from '@portal/contract/money/budgets/budgets'
import {
  type ChangeSet,
  changeSetOf,
  type Entry,
  emptyChangeSet,
  type NewCategory,
  requestsOf,
} from '../model/change-set.ts'
import { changeOf, type ItemField } from '../model/columns.ts'
import type { Conflict } from './conflicts.ts'
import { type NewLineDraft, saveDrafts } from './drafts.ts'
import { afterPaint } from './events.ts'
import { createReading } from './reading.ts'
import { createState, markCells, type PersonalStorage, showRequest } from './state.ts'

/** An edit that repeats the current value. */
const sameOf = ({ id, field, value }: Entry) => {
  const same = changeOf(field, value)
  return { id, before: same, after: same }
}

/** State of an edited budget: what is shown, queued, and undoable. */
export const createBudgetStore = (first: Budget, device: PersonalStorage) => {
  const state = createState(first, device)
  const { events, marks, queue, history, announcements, lines, rowOrder, isRejected } = state
  const { rejectedCode, ...reading } = createReading(state)
  let send: (() => void) | undefined
  const isRejectedCell = ({ id, field }: Entry) => marks.at(id, field)?.state === 'rejected'

  /** Shows, queues, and sends a change set without adding it to the undo history. */
  const submit = (changeSet: ChangeSet) => {
    const { rest, corrected } = rejectedCode()?.applyToRejected(state, changeSet) ?? { rest: changeSet, corrected: [] }
    const requests = [...corrected, rest].flatMap(requestsOf)
    for (const request of requests) {
      queue.put([request])
      showRequest(state, request)
    }
    saveDrafts(state)
    // Paints the change first. Its state appears, and the request starts, in the next frame.
    afterPaint(() => {
      const mark = state.waitCode() ? 'waiting' : 'saving'
      for (const request of requests) if (queue.entries().includes(request)) markCells(state, request, mark)
      events.table.notify('sync')
      send?.()
    })
  }
  /** Applies a change set. It is undoable if the person has the right to undo it. */
  const apply = (changeSet: ChangeSet) => {
    // If the person lacks the right to undo this change, earlier changes of the same lines can't be undone either.
    const { add_item, delete_item } = state.budget().can
    const isUndoable = (changeSet.adds.length === 0 || delete_item) && (changeSet.deletes.length === 0 || add_item)
    if (isUndoable) history.add(changeSet)
    else history.forget(new Set([...changeSet.adds, ...changeSet.deletes].map(({ id }) => id)))
    submit(changeSet)
  }

  return {
    ...reading,
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
    mark: marks.at,
    marks: marks.of,
    unmark: (id: string, field: ItemField) => isRejected(id) || marks.set(id, field, undefined),
    /** Shows in a cell why an action was refused. */
    reject: (id: string, field: ItemField, code: string, value: string | number) =>
      marks.set(id, field, { state: 'rejected', code, value }),
    /** Lets the person choose between two values of a cell. */
    addConflict: ({ id, field, ...both }: Conflict & { id: string }) =>
      marks.set(id, field, { state: 'conflict', ...both }),
    /** Whether an added line or category was rejected and waits for correction. */
    isRejected,
    draft: state.draft,
    apply,
    /** Writes cells and adds lines in one step. Retyping a rejected value retries its line. */
    write: (given: readonly Entry[], adds: ChangeSet['adds'] = []) => {
      const entries = state.draft()?.take(given) ?? given
      const changeSet = changeSetOf(entries, adds, id => lines().line(id) ?? lines().category(id))
      const again = entries.filter(entry => isRejected(entry.id) && isRejectedCell(entry))
      for (const entry of entries) if (isRejectedCell(entry)) marks.set(entry.id, entry.field, undefined)
      if (changeSet.edits.length + changeSet.adds.length > 0) apply(changeSet)
      else if (again.length > 0) submit({ ...emptyChangeSet, edits: again.map(sameOf) })
      else saveDrafts(state)
    },
    /** Starts an unsent line. Undefined ends it. */
    setDraft: (draft: NewLineDraft | undefined) => {
      state.setDraft(draft)
      draft?.show()
      saveDrafts(state)
    },
    /** `revise` returns the part of the change set to apply. */
    undo: (revise = (changeSet: ChangeSet) => changeSet) => history.undo(changeSet => submit(revise(changeSet))),
    redo: (revise = (changeSet: ChangeSet) => changeSet) => history.redo(changeSet => submit(revise(changeSet))),
    /** Adds a category at the end. Not undoable, because the person may lack the right to delete it. */
    addCategory: (category: NewCategory) => submit({ ...emptyChangeSet, category }),
    waiting: () => ({ count: queue.entries().length, code: queue.entries()[0] && state.waitCode() }),
    stored: state.stored,
    /** Sets the function that sends the queue. */
    sendBy: (next: () => void) => {
      send = next
    },
  }
}

export type BudgetStore = ReturnType<typeof createBudgetStore>
