import type { Failure } from '../../sending.ts'
import { type ChangeSet, hasChanges } from '../model/change-set.ts'
import { changedFields, valueIn } from '../model/columns.ts'
import { codeOf, isAlone, requestCodeOf } from '../model/rejection.ts'
import { inverse } from '../store/history.ts'
import { refresh, type State } from '../store/state.ts'

/**
 * Removes the parts of a rejected request from the undo and redo stacks. What the request would have undone becomes
 * undoable again.
 */
const withoutRejected =
  ({ edits, deletes }: ChangeSet) =>
  (done: readonly ChangeSet[], undone: readonly ChangeSet[]): readonly [done: ChangeSet[], undone: ChangeSet[]] => {
    const parts = new Set<unknown>([...edits, ...deletes])
    const only = (changeSet: ChangeSet, isRejected: boolean): ChangeSet => ({
      edits: changeSet.edits.filter(edit => parts.has(edit) === isRejected),
      adds: isRejected ? [] : changeSet.adds,
      deletes: changeSet.deletes.filter(line => parts.has(line) === isRejected),
    })
    const left = (changeSet: ChangeSet) => only(changeSet, false)
    const still = undone.map(changeSet => inverse(only(changeSet, true)))
    return [[...done.map(left), ...still].filter(hasChanges), undone.map(left).filter(hasChanges)]
  }

/** Restores saved values of rejected edits and deletions, with the reason in each cell. */
export const revert = (state: State, request: ChangeSet, failure: Failure): void => {
  const { rowOrder, marks, history, announcements } = state
  const { edits, deletes } = request
  const isOnly = isAlone(request)
  for (const [at, line] of deletes.entries()) {
    refresh(state, line.id)
    rowOrder().insert(line)
    const code = codeOf(failure, { list: 'deletes', at, field: 'id', isOnly })
    marks.set(line.id, 'code', { state: 'rejected', code, value: line.code })
  }
  for (const [at, { id, after }] of edits.entries()) {
    refresh(state, id)
    for (const field of changedFields(after)) {
      const code = codeOf(failure, { list: 'edits', at, field, isOnly })
      marks.set(id, field, { state: 'rejected', code, value: valueIn(after, field) })
    }
  }
  history.revise(withoutRejected(request))
  if (edits.length + deletes.length > 0) announcements.add({ what: 'rejected', code: requestCodeOf(failure) })
}
