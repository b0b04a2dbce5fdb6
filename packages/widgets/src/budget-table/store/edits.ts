import { changeSetOf, type Entry, sameOf } from '../model/cell-entries.ts'
import { type ChangeSet, emptyChangeSet, requestsOf } from '../model/change-set.ts'
import { saveDrafts } from './drafts/drafts.ts'
import type { NewLineDraft } from './drafts/new-line-draft.ts'
import { afterPaint } from './events/after-paint.ts'
import { markCells, showRequest } from './optimistic.ts'
import type { applyToRejected } from './rejected.ts'
import type { State } from './state.ts'

type ApplyToRejected = typeof applyToRejected

/** Shows, queues, and records edits for undo. `correct` is defined once something was rejected. */
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
    // Paints the change first. Its state appears, and the request starts, in the next frame.
    afterPaint(() => {
      const mark = queue.waitCode() ? 'waiting' : 'saving'
      for (const request of requests) if (queue.requests().includes(request)) markCells(state, request, mark)
      events.table.notify('sync')
      events.table.notify('queued')
    })
  }
  const apply = (changeSet: ChangeSet) => {
    // If the person lacks the right to undo this change, earlier changes of the same lines can't be undone either.
    const { add_item, delete_item } = state.budget().can
    const isUndoable = (changeSet.adds.length === 0 || delete_item) && (changeSet.deletes.length === 0 || add_item)
    if (isUndoable) history.add(changeSet)
    else history.forget(new Set([...changeSet.adds, ...changeSet.deletes].map(({ id }) => id)))
    submit(changeSet)
  }
  return {
    /** Queues a change set that can't be undone. */
    submit,
    /** Applies a change set. It is undoable if the person has the right to undo it. */
    apply,
    /** Writes cells and adds lines in one step. Retyping a rejected value retries its line. */
    write: (given: readonly Entry[], adds: ChangeSet['adds'] = []) => {
      const entries = state.draft()?.take(given) ?? given
      const changeSet = changeSetOf(entries, adds, id => state.lines().line(id) ?? state.lines().category(id))
      const again = entries.filter(entry => queue.isRejected(entry.id) && isRejectedCell(entry))
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
  }
}
