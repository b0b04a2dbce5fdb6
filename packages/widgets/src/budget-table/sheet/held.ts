import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { NewsDesk } from './news.ts'
import type { Places } from './places.ts'
import type { Queue } from './queue.ts'
import { BESIDE } from './refusal.ts'
import { type Changes, fieldNames, itemOf, nothing, type Step, valueIn } from './steps.ts'

/** What refused lines are kept in and shown by. */
export interface Holding {
  readonly ledger: () => Ledger
  readonly places: () => Places
  readonly queue: Queue
  readonly marks: Marks
  readonly news: NewsDesk
}

const isFree = ({ refused = [] }: Step) => refused.every(({ code }) => code === BESIDE)

const isFull = ({ adds }: Step) => adds.length > 0

/** Lines whose adding was refused: they stand in the table with all that was typed, until they are mended or removed. */
export const heldOf = ({ ledger, places, queue, marks, news }: Holding) => {
  const has = (id: string) => queue.held().some(({ adds }) => adds.some(line => line.id === id))
  const clear = (id: string) => {
    for (const field of fieldNames) if (marks.at(id, field)) marks.set(id, field, undefined)
  }
  const remove = (id: string) => {
    clear(id)
    ledger().show(id, undefined)
    places().displace(id)
  }
  const show = ({ adds, refused = [] }: Step) => {
    for (const line of adds) {
      clear(line.id)
      places().place(line)
      ledger().show(line.id, itemOf(line, true))
      for (const { id, field, code } of refused)
        if (id === line.id) marks.set(id, field, { state: 'refused', code, value: valueIn(line, field) })
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
      const edits = step.edits.filter(({ id }) => has(id))
      const gone = step.deletes.filter(({ id }) => has(id)).map(({ id }) => id)
      if (edits.length + gone.length === 0) return { rest: step, free: [] }
      const changesOf = (id: string): Changes =>
        Object.assign({}, ...edits.filter(edit => edit.id === id).map(({ after }) => after))
      const isTouched = ({ adds }: Step) =>
        adds.some(({ id }) => gone.includes(id) || edits.some(edit => edit.id === id))
      const touched = queue.held().filter(isTouched)
      const rest = {
        ...step,
        edits: step.edits.filter(edit => !edits.includes(edit)),
        deletes: step.deletes.filter(({ id }) => !gone.includes(id)),
      }
      const next = touched
        .map(({ adds, refused = [] }) => ({
          ...nothing,
          adds: adds.filter(({ id }) => !gone.includes(id)).map(line => ({ ...line, ...changesOf(line.id) })),
          refused: refused.filter(({ id, field }) => !gone.includes(id) && !(field in changesOf(id))),
        }))
        .filter(isFull)
      const blocks = next.filter(block => !isFree(block))
      queue.hold([...queue.held().filter(block => !touched.includes(block)), ...blocks])
      for (const id of gone) remove(id)
      for (const block of next) show(block)
      return { rest, free: next.filter(isFree).map(({ adds }) => ({ ...nothing, adds })) }
    },
  }
}
