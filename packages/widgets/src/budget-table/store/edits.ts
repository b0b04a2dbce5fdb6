import { changeSetOf, type Entry, sameOf } from '../model/cell-entries.ts'
import { type ChangeSet, emptyChangeSet, requestsOf } from '../model/change-set.ts'
import { saveDrafts } from './drafts/drafts.ts'
import type { NewLineDraft } from './drafts/new-line-draft.ts'
import { afterPaint } from './events/after-paint.ts'
import { markCells, showRequest } from './optimistic.ts'
import type { applyToRejected } from './rejected.ts'
import type { State } from './state.ts'

type ApplyToRejected = typeof applyToRejected

/** How a person's edits are shown, queued and made undoable. `correct` is there once something was rejected. */
export const createEdits = (state: State, correct: () => ApplyToRejected | undefined) => {
  const { marks, history, queue, events } = state
  const isRejectedCell = ({ id, field }: Entry) => marks.at(id, field)?.state === 'rejected'

  const submit = (changeSet: ChangeSet) => {
    const { rest, corrected } = correct()?.(state, changeSet) ?? { rest: changeSet, corrected: [] }
    const requests = [...corrected, rest].flatMap(requestsOf)
    for (const request of requests) {
      queue.push(request)
      showRequest(state, request)
    }
    saveDrafts(state)
    // The change is painted first; that it is on its way is shown, and sent, right after.
    afterPaint(() => {
      const mark = queue.waitCode() ? 'waiting' : 'saving'
      for (const request of requests) if (queue.requests().includes(request)) markCells(state, request, mark)
      events.table.notify('sync')
      events.table.notify('queued')
    })
  }
  const apply = (changeSet: ChangeSet) => {
    // Where undo asks for a right that the person does not have, there is none, nor of what was before it.
    const { add_item, delete_item } = state.budget().can
    const isUndoable = (changeSet.adds.length === 0 || delete_item) && (changeSet.deletes.length === 0 || add_item)
    if (isUndoable) history.add(changeSet)
    else history.forget(new Set([...changeSet.adds, ...changeSet.deletes].map(({ id }) => id)))
    submit(changeSet)
  }
  return {
    /** Queues a change set that cannot be undone. */
    submit,
    /** Does a change set, undoable where the person may undo it. */
    apply,
    /** Writes cells, and adds lines with them, as one step. What is typed again of a rejected line is tried again. */
    write: (given: readonly Entry[], adds: ChangeSet['adds'] = []) => {
      const entries = state.draft()?.take(given) ?? given
      const changeSet = changeSetOf(entries, adds, id => state.lines().line(id) ?? state.lines().category(id))
      const again = entries.filter(entry => queue.isRejected(entry.id) && isRejectedCell(entry))
      for (const entry of entries) if (isRejectedCell(entry)) marks.set(entry.id, entry.field, undefined)
      if (changeSet.edits.length + changeSet.adds.length > 0) apply(changeSet)
      else if (again.length > 0) submit({ ...emptyChangeSet, edits: again.map(sameOf) })
      else saveDrafts(state)
    },
    /** Begins a line that is not sent yet, or with undefined ends it. */
    setDraft: (draft: NewLineDraft | undefined) => {
      state.setDraft(draft)
      draft?.show()
      saveDrafts(state)
    },
    /** `revise` says what of the change set is done. */
    undo: (revise = (changeSet: ChangeSet) => changeSet) => history.undo(changeSet => submit(revise(changeSet))),
    redo: (revise = (changeSet: ChangeSet) => changeSet) => history.redo(changeSet => submit(revise(changeSet))),
  }
}
