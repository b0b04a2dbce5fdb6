import {
  type ChangeSet,
  changeOf,
  emptyChangeSet,
  fieldsOf,
  hasChanges,
  requestsOf,
  valueIn,
} from '../../model/change-set.ts'
import type { State } from '../state.ts'

/**
 * Writes to the device what must outlive the page: pending requests, rejected additions, open conflicts, and the draft
 * line.
 */
export const saveDrafts = ({ queue, marks, draft, storage }: State): void => {
  const edits = marks.open().map(({ id, field, mine }) => ({ id, before: {}, after: changeOf(field, mine) }))
  const open: ChangeSet = { ...emptyChangeSet, edits, isOpen: true }
  const line = draft()?.line()
  const begun = line ? [{ ...emptyChangeSet, adds: [line] }] : []
  storage.write([...queue.rejected(), ...queue.requests(), ...begun, open].filter(hasChanges))
}

/** Restores what an earlier visit left on the device. Returns false if this visit already has changes. */
export const restoreDrafts = ({ queue, marks, storage }: State): boolean => {
  if (queue.requests().length + queue.rejected().length > 0) return false
  for (const changeSet of storage.takeAll()) {
    if (changeSet.rejected) queue.setRejected([...queue.rejected(), changeSet])
    else if (!changeSet.isOpen) for (const request of requestsOf(changeSet)) queue.push(request)
    // The other person's value comes from the budget.
    else
      for (const { id, after } of changeSet.edits)
        for (const field of fieldsOf(after))
          marks.set(id, field, { state: 'conflict', mine: valueIn(after, field), theirs: '' })
  }
  return true
}
