import type { Failure } from '../../sending.ts'
import { type ChangeSet, fieldsOf, valueIn } from '../model/change-set.ts'
import { codeOf, isAlone, requestCodeOf } from '../model/rejection.ts'
import { withoutRejected } from '../model/without-rejected.ts'
import { refresh } from '../store/optimistic.ts'
import type { State } from '../store/state.ts'

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
    for (const field of fieldsOf(after)) {
      const code = codeOf(failure, { list: 'edits', at, field, isOnly })
      marks.set(id, field, { state: 'rejected', code, value: valueIn(after, field) })
    }
  }
  history.revise(withoutRejected(request))
  if (edits.length + deletes.length > 0) announcements.add({ what: 'rejected', code: requestCodeOf(failure) })
}
