import { inverse, type Step } from './steps.ts'

/** As many steps can be taken back. */
const MOST = 200

const touches = ({ edits, adds, deletes }: Step, ids: ReadonlySet<string>) =>
  [...edits, ...adds, ...deletes].some(({ id }) => ids.has(id))

/** What can be taken back and done again. */
export const historyOf = () => {
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  return {
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    add: (step: Step) => {
      done = [...done.slice(1 - MOST), step]
      undone = []
    },
    /** Takes the last step back; false where there is none. */
    undo: (act: (step: Step) => void) => {
      const step = done.at(-1)
      if (!step) return false
      done = done.slice(0, -1)
      undone = [...undone, step]
      act(inverse(step))
      return true
    },
    /** Does the step again that was taken back last; false where there is none. */
    redo: (act: (step: Step) => void) => {
      const step = undone.at(-1)
      if (!step) return false
      undone = undone.slice(0, -1)
      done = [...done, step]
      act(step)
      return true
    },
    /** Forgets the last step on these lines: it was refused, so there is nothing to take back but what is left of it. */
    drop: (ids: ReadonlySet<string>, left: readonly Step[] = []) => {
      const at = done.findLastIndex(step => touches(step, ids))
      if (at >= 0) done = done.toSpliced(at, 1, ...left)
    },
    /** Forgets all steps on these lines: they are no more. */
    forget: (ids: ReadonlySet<string>) => {
      done = done.filter(step => !touches(step, ids))
      undone = undone.filter(step => !touches(step, ids))
    },
  }
}

/** Undo and redo. */
export type History = ReturnType<typeof historyOf>
