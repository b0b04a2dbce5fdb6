import { inverse, isFull, type Step } from './steps.ts'

/**
 * What is left of what was done, and of the steps that took others back, when a deed of them was refused: only its own
 * parts go, and what was to be taken back is done still.
 */
export const withoutRefused =
  ({ edits, deletes }: Step) =>
  (done: readonly Step[], undone: readonly Step[]): readonly [done: Step[], undone: Step[]] => {
    const parts = new Set<unknown>([...edits, ...deletes])
    const only = (step: Step, isRefused: boolean): Step => ({
      edits: step.edits.filter(edit => parts.has(edit) === isRefused),
      adds: isRefused ? [] : step.adds,
      deletes: step.deletes.filter(line => parts.has(line) === isRefused),
    })
    const left = (step: Step) => only(step, false)
    const still = undone.map(step => inverse(only(step, true)))
    return [[...done.map(left), ...still].filter(isFull), undone.map(left).filter(isFull)]
  }
