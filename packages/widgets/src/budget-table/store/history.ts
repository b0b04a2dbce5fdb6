import type { ChangeSet } from '../model/change-set.ts'

const MAX_STEPS = 200

type Stack = readonly ChangeSet[]

export const inverse = ({ edits, adds, deletes }: ChangeSet): ChangeSet => ({
  edits: edits.map(({ id, before, after }) => ({ id, before: after, after: before })),
  adds: deletes,
  deletes: adds,
})

const touches = ({ edits, adds, deletes }: ChangeSet, ids: ReadonlySet<string>) =>
  [...edits, ...adds, ...deletes].some(({ id }) => ids.has(id))

export const createHistory = () => {
  let done: Stack = []
  /** Inverses of the undone change sets. */
  let undone: Stack = []
  return {
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    add: (changeSet: ChangeSet) => {
      done = [...done.slice(1 - MAX_STEPS), changeSet]
      undone = []
    },
    /** Undoes the last change set. Returns false if there is none. */
    undo: (act: (changeSet: ChangeSet) => void) => {
      const changeSet = done.at(-1)
      if (!changeSet) return false
      const back = inverse(changeSet)
      done = done.slice(0, -1)
      undone = [...undone, back]
      act(back)
      return true
    },
    /** Redoes the last undone change set. Returns false if there is none. */
    redo: (act: (changeSet: ChangeSet) => void) => {
      const back = undone.at(-1)
      if (!back) return false
      const changeSet = inverse(back)
      undone = undone.slice(0, -1)
      done = [...done, changeSet]
      act(changeSet)
      return true
    },
    /** Replaces both stacks after a rejection. */
    revise: (make: (done: Stack, undone: Stack) => readonly [Stack, Stack]) => {
      ;[done, undone] = make(done, undone)
    },
    /** Removes change sets of deleted lines. */
    forget: (ids: ReadonlySet<string>) => {
      done = done.filter(changeSet => !touches(changeSet, ids))
      undone = undone.filter(changeSet => !touches(changeSet, ids))
    },
  }
}
