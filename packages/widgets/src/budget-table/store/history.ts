import { type ChangeSet, inverse } from '../model/change-set.ts'

/** As many steps can be undone. */
const MAX_STEPS = 200

type Stack = readonly ChangeSet[]

const touches = ({ edits, adds, deletes }: ChangeSet, ids: ReadonlySet<string>) =>
  [...edits, ...adds, ...deletes].some(({ id }) => ids.has(id))

/** The undo and redo stacks. */
export const createHistory = () => {
  let done: Stack = []
  /** The change sets that undid others. */
  let undone: Stack = []
  return {
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    add: (changeSet: ChangeSet) => {
      done = [...done.slice(1 - MAX_STEPS), changeSet]
      undone = []
    },
    /** Undoes the last change set; false where there is none. */
    undo: (act: (changeSet: ChangeSet) => void) => {
      const changeSet = done.at(-1)
      if (!changeSet) return false
      const back = inverse(changeSet)
      done = done.slice(0, -1)
      undone = [...undone, back]
      act(back)
      return true
    },
    /** Redoes what was undone last; false where there is nothing. */
    redo: (act: (changeSet: ChangeSet) => void) => {
      const back = undone.at(-1)
      if (!back) return false
      const changeSet = inverse(back)
      undone = undone.slice(0, -1)
      done = [...done, changeSet]
      act(changeSet)
      return true
    },
    /** Replaces both stacks: some of it was rejected. */
    revise: (make: (done: Stack, undone: Stack) => readonly [Stack, Stack]) => {
      ;[done, undone] = make(done, undone)
    },
    /** Forgets all change sets on these lines: they were deleted. */
    forget: (ids: ReadonlySet<string>) => {
      done = done.filter(changeSet => !touches(changeSet, ids))
      undone = undone.filter(changeSet => !touches(changeSet, ids))
    },
  }
}
