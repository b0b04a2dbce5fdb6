import type { ChangeSet } from '../model/change-set.ts'
import { changedFields, valueIn } from '../model/columns.ts'
import type { Announcement } from '../store/announcements.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { type Conflict, withoutFields } from '../store/conflicts.ts'
import type { Controller } from './controller.ts'

interface CellConflict extends Conflict {
  readonly id: string
}

/** Cells that changed since the change set was made. */
const conflictsIn = ({ store }: Controller, { edits }: ChangeSet): readonly CellConflict[] =>
  edits.flatMap(({ id, before, after }) => {
    const current = store.line(id) ?? store.category(id)
    return changedFields(current ? after : {}).flatMap(field => {
      const theirs = valueIn(current ?? {}, field)
      return theirs === valueIn(before, field) ? [] : [{ id, field, mine: valueIn(after, field), theirs }]
    })
  })

/** Deleting a line with an amount requires a reason. Undoing its addition deletes it too. */
const explained = (deletes: ChangeSet['deletes'], undoReason: string): ChangeSet['deletes'] =>
  deletes.map(line => ({ ...line, reason: line.reason ?? undoReason }))

/**
 * Undoes or redoes a step and announces it. Never overwrites what others wrote meanwhile: those cells show both values.
 */
export const stepHistory = (
  controller: Controller,
  step: BudgetStore['undo'],
  undoReason: string,
  [done, nothingToDo]: readonly [done: Announcement['what'], nothingToDo: Announcement['what']],
): void => {
  const { store } = controller
  let conflicts: readonly CellConflict[] = []
  const isDone = step(changeSet => {
    conflicts = conflictsIn(controller, changeSet)
    const edits = changeSet.edits.map(edit => {
      const fields = conflicts.flatMap(({ id, field }) => (id === edit.id ? [field] : []))
      return withoutFields(edit, fields)
    })
    return {
      ...changeSet,
      edits: edits.filter(({ after }) => changedFields(after).length > 0),
      deletes: explained(changeSet.deletes, undoReason),
    }
  })
  for (const conflict of conflicts) store.addConflict(conflict)
  const [first] = conflicts
  if (first) {
    store.announcements.add({ what: 'conflict' })
    controller.openDialog({ kind: 'conflict', id: first.id, field: first.field })
  } else store.announcements.add({ what: isDone ? done : nothingToDo })
}
