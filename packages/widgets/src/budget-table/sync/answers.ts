import type { CurrentRecord } from '../model/budget-port.ts'
import { addedIn, type ChangeSet, fieldsOf } from '../model/change-set.ts'
import { showConflicts } from '../store/conflicts.ts'
import { refresh } from '../store/optimistic.ts'
import type { State } from '../store/state.ts'
import { type Answer, send } from './send.ts'

export { send }

/** Takes the answer to a request that was stored; false where its sums include lines that others changed. */
export const applyAnswer = (state: State, request: ChangeSet, { items, categories, totals }: Answer): boolean => {
  const { lines, queue, marks, announcements, confirmed } = state
  const { edits, deletes } = request
  const added = addedIn(request)
  for (const { id, version } of [...items, ...categories]) confirmed.set(id, version)
  for (const item of items) lines().setStored(item.id, item)
  for (const { id } of deletes) {
    confirmed.set(id, 0)
    lines().setStored(id, undefined)
  }
  const isExpected = lines().setStoredSums(categories, totals)
  for (const { id } of [...edits, ...added, ...deletes]) refresh(state, id)
  for (const { id } of added) marks.saved(id, 'code')
  for (const { id, after } of edits) {
    const pending = queue.pending(id) ?? {}
    for (const field of fieldsOf(after)) if (!(field in pending)) marks.saved(id, field)
  }
  if (queue.requests().length === 0) announcements.add({ what: 'saved' })
  return isExpected
}

/** Takes a line or category that someone else changed first, and shows what waits over it. */
export const applyCurrent = (state: State, { item, category }: CurrentRecord): void => {
  if (item) state.lines().setStored(item.id, item)
  if (category) state.lines().setStoredSums([category])
  showConflicts(state, item?.id ?? category?.id ?? '')
}
