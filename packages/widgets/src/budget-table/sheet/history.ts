import { inverse, type Step } from './steps.ts'

/** As many steps can be taken back. */
const MOST = 200

const touches = ({ edits, adds, deletes }: Step, ids: ReadonlySet<string>) =>
  [...edits, ...adds, ...deletes].some(({ id }) => ids.has(id))

/** What can be taken back and done again. */
export const historyOf = () => {
  let done: readonly Step[] = []
  /** The steps that took others back. */
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
      const back = inverse(step)
      done = done.slice(0, -1)
      undone = [...undone, back]
      act(back)
      return true
    },
    /** Does the step again that was taken back last; false where there is none. */
    redo: (act: (step: Step) => void) => {
      const back = undone.at(-1)
      if (!back) return false
      const step = inverse(back)
      undone = undone.slice(0, -1)
      done = [...done, step]
      act(step)
      return true
    },
    /** Makes others of what was done and what was taken back: some of it was refused. */
    revise: (make: (done: readonly Step[], undone: readonly Step[]) => readonly [readonly Step[], readonly Step[]]) => {
      ;[done, undone] = make(done, undone)
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
