import { type ChangeSet, hasChanges, inverse } from './change-set.ts'

/**
 * Removes the parts of a rejected request from the undo and redo stacks. What the request would have undone becomes
 * undoable again.
 */
export const withoutRejected =
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
