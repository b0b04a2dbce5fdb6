import type { Budget } from '@portal/contract/budgets'
import type { BudgetPort } from '../budget-port.ts'
import { keptOn } from './kept.ts'
import type { Marks } from './marks.ts'
import type { Queue } from './queue.ts'
import { changeOf, fieldsOf, isFull, nothing, type Step, valueIn } from './steps.ts'

interface Keeping {
  /** The device's own store, where there is one. */
  readonly storage: Storage | undefined
  readonly first: Budget
  readonly port: BudgetPort
  readonly queue: Queue
  readonly marks: Marks
  /** The line that is being made. */
  readonly begun: () => readonly Step[]
}

/** What of a sheet outlives the page: what waits, what was refused, and what is to be chosen. */
export const keepingOf = ({ storage, first, port, queue, marks, begun }: Keeping) => {
  const kept = keptOn(storage, first.project.id, port.person)
  return {
    keep: () => {
      const edits = marks.open().map(({ id, field, mine }) => ({ id, before: {}, after: changeOf(field, mine) }))
      const open: Step = { ...nothing, edits, isOpen: true }
      kept.write([...queue.held(), ...queue.deeds(), ...begun(), open].filter(isFull))
    },
    /** Takes what a former visit left, once, to be kept anew; what others wrote into cells is learnt from the budget. */
    find: (): boolean => {
      if (queue.deeds().length + queue.held().length > 0) return false
      for (const step of kept.take()) {
        if (step.refused) queue.hold([...queue.held(), step])
        else if (!step.isOpen) queue.push(step)
        else
          for (const { id, after } of step.edits)
            for (const field of fieldsOf(after))
              marks.set(id, field, { state: 'stale', mine: valueIn(after, field), theirs: '' })
      }
      return true
    },
  }
}
