import { addedIn, type ChangeSet, categoryOf, changed, fieldsOf, itemOf } from '../model/change-set.ts'
import type { State } from './state.ts'

/** Shows a saved line or category with all pending requests applied. */
export const refresh = ({ budget, lines, queue }: State, id: string): void => {
  const store = lines()
  const pending = queue.pending(id)
  if (store.storedCategory(id)) {
    store.setShownCategory(id, pending ?? {})
    return
  }
  const added = queue.adding(id)
  const base = added ? itemOf(added, budget().can.edit_item) : store.stored(id)
  if (queue.isDeleting(id)) store.setShown(id, null)
  else store.setShown(id, base && (added || pending) ? changed(base, pending ?? {}) : undefined)
}

/** Inserts rows for added lines and their new category. Never overwrites a saved category. */
export const insertRows = ({ lines, rowOrder }: State, { category, adds }: ChangeSet): void => {
  if (category) {
    if (!lines().storedCategory(category.id)?.version) lines().addCategory(categoryOf(category))
    rowOrder().addCategory(category.id)
  }
  for (const line of adds) rowOrder().insert(line)
}

export const markCells = ({ marks }: State, request: ChangeSet, state: 'saving' | 'waiting'): void => {
  for (const { id } of addedIn(request)) marks.set(id, 'code', { state })
  for (const { id, after } of request.edits) for (const field of fieldsOf(after)) marks.set(id, field, { state })
}

export const showRequest = (state: State, request: ChangeSet, mark?: 'saving' | 'waiting'): void => {
  const { edits, adds, deletes } = request
  for (const { id } of [...adds, ...deletes, ...edits]) refresh(state, id)
  insertRows(state, request)
  if (deletes.length > 0) state.rowOrder().remove(new Set(deletes.map(({ id }) => id)))
  if (mark) markCells(state, request, mark)
}
