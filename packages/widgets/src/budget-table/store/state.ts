import type { Budget } from '@portal/contract/money/budgets/budgets'
import { createQueue } from '../../outbox/queue.ts'
import {
  addedIn,
  addingIn,
  type ChangeSet,
  changed,
  itemOf,
  type NewCategory,
  pendingIn,
  type RejectedAdditions,
} from '../model/change-set.ts'
import { type ColumnId, changedFields, type ItemField, zero } from '../model/columns.ts'
import { createAnnouncements } from './announcements.ts'
import { createDraftStorage, type NewLineDraft } from './drafts.ts'
import { createEvents, type StoreEvents } from './events.ts'
import { createHistory } from './history.ts'
import { createLineStore } from './lines.ts'
import { createRowOrder } from './row-order.ts'

/** State of a cell. `conflict`: another person changed it meanwhile. */
export type Mark =
  | { readonly state: 'saving' | 'waiting' | 'saved' }
  | { readonly state: 'rejected'; readonly code: string; readonly value: string | number }
  | { readonly state: 'conflict'; readonly mine: string | number; readonly theirs: string | number }

/** A mark with a note below its cell. */
export type NotedMark = Extract<Mark, { state: 'rejected' | 'conflict' }>

export const hasNote = (mark: Mark | undefined): mark is NotedMark =>
  mark?.state === 'rejected' || mark?.state === 'conflict'

/** How long a cell shows that it was saved, in milliseconds. */
const SAVED_MS = 2500

const createMarks = ({ row }: StoreEvents) => {
  const marks = new Map<string, Map<ItemField, Mark>>()
  const set = (id: string, field: ItemField, mark: Mark | undefined) => {
    const cells = marks.get(id) ?? new Map<ItemField, Mark>()
    if (mark) cells.set(field, mark)
    else cells.delete(field)
    if (cells.size > 0) marks.set(id, cells)
    else marks.delete(id)
    row.notify(id)
  }
  return {
    at: (id: string, field: ItemField) => marks.get(id)?.get(field),
    of: (id: string): ReadonlyMap<ColumnId, Mark> | undefined => marks.get(id),
    set,
    /** Unresolved conflicts, with both values. */
    open: () =>
      [...marks].flatMap(([id, cells]) =>
        [...cells].flatMap(([field, mark]) => (mark.state === 'conflict' ? [{ ...mark, id, field }] : [])),
      ),
    saved: (id: string, field: ItemField) => {
      const mark = { state: 'saved' } as const
      set(id, field, mark)
      setTimeout(() => marks.get(id)?.get(field) === mark && set(id, field, undefined), SAVED_MS)
    },
  }
}

export interface PersonalStorage {
  /** ID of the signed-in person. Edits waiting on the device are only sent by the person who made them. */
  readonly person: string
  /** Storage of the browser. Omitted if it is blocked. */
  readonly storage?: Storage | undefined
}

export const createState = (first: Budget, { person, storage }: PersonalStorage) => {
  const events = createEvents()
  let budget = first
  let lines = createLineStore(first, events)
  let rowOrder = createRowOrder(first, events)
  let draft: NewLineDraft | undefined
  let rejected: readonly RejectedAdditions[] = []
  let waitCode: string | undefined
  return {
    events,
    marks: createMarks(events),
    announcements: createAnnouncements(events),
    /** Requests without a response yet, in order. Each is one entry of the outbox. */
    queue: createQueue<ChangeSet>(),
    /** Why nothing can be sent. Undefined while the server is reachable. */
    waitCode: () => waitCode,
    setWaitCode: (code: string | undefined) => {
      waitCode = code
    },
    /** Lines and categories whose addition was rejected. Not sent until corrected. */
    rejected: () => rejected,
    setRejected: (next: readonly RejectedAdditions[]) => {
      rejected = next
    },
    isRejected: (id: string) => rejected.some(additions => addedIn(additions).some(added => added.id === id)),
    history: createHistory(),
    storage: createDraftStorage(storage, first.project.id, person),
    /** Versions confirmed by the server since the budget was read. 0 for deleted records. */
    confirmed: new Map<string, number>(),
    budget: () => budget,
    lines: () => lines,
    rowOrder: () => rowOrder,
    draft: () => draft,
    setDraft: (next: NewLineDraft | undefined) => {
      draft = next
    },
    /** Starts over with a newly read budget. Folded categories stay folded. */
    setBudget: (next: Budget) => {
      const folded = rowOrder.categories().filter(rowOrder.isFolded)
      budget = next
      lines = createLineStore(next, events)
      rowOrder = createRowOrder(next, events)
      for (const id of folded) rowOrder.fold(id, true)
    },
    /** The budget with all saved changes since it was read, without pending ones. */
    stored: (): Budget => {
      const categories = rowOrder.categories()
      budget = {
        ...budget,
        totals: lines.storedTotals(),
        categories: categories.flatMap(id => lines.storedCategory(id) ?? []).filter(({ version }) => version > 0),
        items: categories.flatMap(id => rowOrder.linesIn(id)).flatMap(id => lines.stored(id) ?? []),
      }
      return budget
    },
  }
}

export type State = ReturnType<typeof createState>

/** Shows a saved line or category with all pending requests applied. */
export const refresh = ({ budget, lines, queue }: State, id: string): void => {
  const store = lines()
  const requests = queue.entries()
  const pending = pendingIn(requests, id)
  if (store.storedCategory(id)) {
    store.setShownCategory(id, pending ?? {})
    return
  }
  const added = addingIn(requests, id)
  const base = added ? itemOf(added, budget().can.edit_item) : store.stored(id)
  if (requests.some(({ deletes }) => deletes.some(line => line.id === id))) store.setShown(id, null)
  else store.setShown(id, base && (added || pending) ? changed(base, pending ?? {}) : undefined)
}

/** Version 0 marks a category as unsaved, and the person may drop it. */
const unsaved = (category: NewCategory) => ({
  ...{ ...zero, ...category, version: 0 },
  can: { edit: true, delete: true },
})

/** Inserts rows for added lines and their new category. Never overwrites a saved category. */
export const insertRows = ({ lines, rowOrder }: State, { category, adds }: ChangeSet): void => {
  if (category) {
    if (!lines().storedCategory(category.id)?.version) lines().addCategory(unsaved(category))
    rowOrder().addCategory(category.id)
  }
  for (const line of adds) rowOrder().insert(line)
}

export const markCells = ({ marks }: State, request: ChangeSet, state: 'saving' | 'waiting'): void => {
  for (const { id } of addedIn(request)) marks.set(id, 'code', { state })
  for (const { id, after } of request.edits) for (const field of changedFields(after)) marks.set(id, field, { state })
}

export const showRequest = (state: State, request: ChangeSet, mark?: 'saving' | 'waiting'): void => {
  const { edits, adds, deletes } = request
  for (const { id } of [...adds, ...deletes, ...edits]) refresh(state, id)
  insertRows(state, request)
  if (deletes.length > 0) state.rowOrder().remove(new Set(deletes.map(({ id }) => id)))
  if (mark) markCells(state, request, mark)
}
