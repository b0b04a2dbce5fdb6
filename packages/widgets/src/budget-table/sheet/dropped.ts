import type { History } from './history.ts'
import type { Ledger } from './ledger.ts'
import type { Queue } from './queue.ts'
import { isFull, type Step } from './steps.ts'

/** What a category that is not stored is taken out of. */
export interface DropParts {
  readonly ledger: () => Ledger
  readonly queue: Queue
  readonly history: History
}

/** A step without some lines and categories. */
const without = (step: Step, ids: ReadonlySet<string>): Step => {
  const stays = ({ id }: { readonly id: string }) => !ids.has(id)
  const { edits, adds, deletes, category, refused } = step
  return {
    ...step,
    ...{ edits: edits.filter(stays), adds: adds.filter(stays), deletes: deletes.filter(stays) },
    category: category && stays(category) ? category : undefined,
    ...(refused && { refused: refused.filter(stays) }),
  }
}

/**
 * Takes a category that waits or was refused away, with all that waits for it; there is no way back. False where it is
 * on its way to the server or stored already: nothing can be called back from there.
 */
export const dropCategory = ({ ledger, queue, history }: DropParts, id: string): boolean => {
  const isUnderWay = queue.isSending() && queue.first()?.category?.id === id
  if (isUnderWay || ledger().storedCategory(id)?.version !== 0) return false
  const waiting = [...queue.held(), ...queue.deeds()]
  const lines = waiting.flatMap(({ adds }) => adds.filter(({ category_id }) => category_id === id))
  const ids = new Set([id, ...lines.map(line => line.id)])
  const rest = (steps: readonly Step[]) => steps.map(step => without(step, ids)).filter(isFull)
  queue.hold(rest(queue.held()))
  queue.replace(rest(queue.deeds()))
  history.forget(ids)
  return true
}
