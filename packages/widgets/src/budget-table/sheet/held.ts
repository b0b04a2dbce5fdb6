import { amended } from './amended.ts'
import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { NewsDesk } from './news.ts'
import type { Places } from './places.ts'
import type { Queue } from './queue.ts'
import { BESIDE } from './refusal.ts'
import type { Show } from './show.ts'
import { fieldNames, isFull, itemOf, newIn, nothing, type Step, valueIn } from './steps.ts'

/** What refused lines and categories are kept in and shown by. */
export interface Holding {
  readonly ledger: () => Ledger
  readonly places: () => Places
  readonly queue: Queue
  readonly marks: Marks
  readonly news: NewsDesk
  readonly show: Show
}

const isFree = ({ refused = [] }: Step) => refused.every(({ code }) => code === BESIDE)

/**
 * Lines and categories whose adding was refused: they stand in the table with all that was typed, until they are mended
 * or removed. A category has the lines that wait for it beside it.
 */
export const heldOf = ({ ledger, places, queue, marks, news, show: shown }: Holding) => {
  const has = (id: string) => queue.held().some(block => newIn(block).some(added => added.id === id))
  const clear = (id: string) => {
    for (const field of fieldNames) if (marks.at(id, field)) marks.set(id, field, undefined)
  }
  const remove = (id: string) => {
    clear(id)
    ledger().show(id, undefined)
    places().displace(id)
  }
  const show = (block: Step) => {
    shown.place(block)
    for (const line of block.adds) ledger().show(line.id, itemOf(line, true))
    for (const added of newIn(block)) {
      clear(added.id)
      for (const { id, field, code } of block.refused ?? [])
        if (id === added.id) marks.set(id, field, { state: 'refused', code, value: valueIn(added, field) })
    }
  }
  return {
    has,
    clear,
    remove,
    hold: (block: Step) => {
      queue.hold([...queue.held(), block])
      show(block)
    },
    /** Lays them over a budget that has just been read; with their category they are no more. */
    lay: () => {
      const blocks = queue.held().map(block => {
        shown.place(block)
        const adds = block.adds.filter(({ category_id }) => ledger().category(category_id))
        for (const { code, name } of block.adds.filter(line => !adds.includes(line)))
          news.tell({ what: 'gone', value: `${code} ${name}` })
        return { ...block, adds }
      })
      queue.hold(blocks.filter(isFull))
      for (const block of blocks) show(block)
    },
    /** Does what a step means for them. Answers the rest of it, and which blocks have nothing against them any more. */
    take: (step: Step): { rest: Step; free: readonly Step[] } => {
      const { rest, gone, next, untouched } = amended(queue.held(), step)
      queue.hold([...untouched, ...next.filter(block => !isFree(block))])
      for (const id of gone) remove(id)
      for (const block of next) show(block)
      return { rest, free: next.filter(isFree).map(({ adds, category }) => ({ ...nothing, adds, category })) }
    },
  }
}

/** What was refused and stands in the table. */
export type Held = ReturnType<typeof heldOf>
