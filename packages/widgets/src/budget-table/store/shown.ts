import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { Queue } from '../../outbox/queue.ts'
import { addedIn, addingIn, type ChangeSet, changed, itemOf, type NewCategory, pendingIn } from '../model/change-set.ts'
import { type ColumnId, changedFields, type ItemField, zero } from '../model/columns.ts'
import type { StoreEvents } from './events.ts'
import type { LineStore } from './lines.ts'
import type { RowOrder } from './row-order.ts'

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

export const createMarks = ({ row }: StoreEvents) => {
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

export type CellMarks = ReturnType<typeof createMarks>

/** The parts of the store that show pending requests. */
interface Shown {
  readonly budget: () => Budget
  readonly lines: () => LineStore
  readonly rowOrder: () => RowOrder
  readonly marks: CellMarks
  readonly queue: Queue<ChangeSet>
}

/** Shows a saved line or category with all pending requests applied. */
export const refresh = ({ budget, lines, queue }: Shown, id: string): void => {
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
export const insertRows = ({ lines, rowOrder }: Shown, { category, adds }: ChangeSet): void => {
  if (category) {
    if (!lines().storedCategory(category.id)?.version) lines().addCategory(unsaved(category))
    rowOrder().addCategory(category.id)
  }
  for (const line of adds) rowOrder().insert(line)
}

export const markCells = ({ marks }: Shown, request: ChangeSet, state: 'saving' | 'waiting'): void => {
  for (const { id } of addedIn(request)) marks.set(id, 'code', { state })
  for (const { id, after } of request.edits) for (const field of changedFields(after)) marks.set(id, field, { state })
}

export const showRequest = (state: Shown, request: ChangeSet, mark?: 'saving' | 'waiting'): void => {
  const { edits, adds, deletes } = request
  for (const { id } of [...adds, ...deletes, ...edits]) refresh(state, id)
  insertRows(state, request)
  if (deletes.length > 0) state.rowOrder().remove(new Set(deletes.map(({ id }) => id)))
  if (mark) markCells(state, request, mark)
}
