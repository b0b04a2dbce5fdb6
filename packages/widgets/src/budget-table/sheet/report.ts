import type { Failure } from '../../complaint/complaint-port.ts'
import type { presentOf } from '../budget-port.ts'
import type { History } from './history.ts'
import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { NewsDesk } from './news.ts'
import type { Places } from './places.ts'
import type { Queue } from './queue.ts'
import { codeOf } from './refusal.ts'
import type { Answer } from './send.ts'
import type { Show } from './show.ts'
import { fieldsOf, type Step, valueIn } from './steps.ts'

interface Reported {
  readonly ledger: () => Ledger
  readonly places: () => Places
  readonly queue: Queue
  readonly marks: Marks
  readonly news: NewsDesk
  readonly history: History
  readonly show: Show
}

/** What happens to the table when the server has answered. */
export const reportOf = ({ ledger, places, queue, marks, news, history, show }: Reported) => {
  const remove = (id: string) => {
    ledger().show(id, undefined)
    places().displace(id)
  }
  /** Whatever clashes with the present state is shown with both values. */
  const meet = (id: string) => {
    const present = ledger().stored(id) ?? ledger().storedCategory(id)
    if (!present) return
    const clashes = queue.meet(id, present)
    for (const { field, mine, theirs } of clashes) marks.set(id, field, { state: 'stale', mine, theirs })
    if (clashes.length > 0) news.tell({ what: 'stale' })
    show.refresh(id)
  }
  const gone = (id: string) => {
    queue.forget(id)
    ledger().learn(id, undefined)
    remove(id)
    history.forget(new Set([id]))
    news.tell({ what: 'gone' })
  }
  return {
    stored: ({ edits, adds, deletes }: Step, { items, categories, totals }: Answer) => {
      for (const item of items) ledger().learn(item.id, item)
      for (const { id } of deletes) ledger().learn(id, undefined)
      const isKnown = ledger().learnSums(categories, totals)
      for (const { id } of [...edits, ...adds, ...deletes]) show.refresh(id)
      for (const { id } of adds) marks.saved(id, 'code')
      for (const { id, after } of edits) {
        const still = queue.pending(id) ?? {}
        for (const field of fieldsOf(after)) if (!(field in still)) marks.saved(id, field)
      }
      if (queue.deeds().length === 0) news.tell({ what: 'saved' })
      return isKnown
    },
    refused: (deed: Step, failure: Failure) => {
      const { edits, adds, deletes } = deed
      const [only] = [...edits, ...deletes]
      if (failure.code === 'not_found' && only && edits.length + adds.length + deletes.length === 1)
        return gone(only.id)
      history.drop(new Set([...edits, ...adds, ...deletes].map(({ id }) => id)))
      for (const { id } of adds) {
        queue.forget(id)
        remove(id)
      }
      for (const line of deletes) {
        show.refresh(line.id)
        places().place(line)
        marks.set(line.id, 'code', { state: 'refused', code: failure.code, value: line.code })
      }
      for (const [at, { id, after }] of edits.entries()) {
        show.refresh(id)
        for (const field of fieldsOf(after)) {
          const code = codeOf(failure, { at, field, isOnly: edits.length + adds.length === 1 })
          marks.set(id, field, { state: 'refused', code, value: valueIn(after, field) })
        }
      }
      const code = codeOf(failure, { at: 0, field: undefined, isOnly: true })
      news.tell({ what: 'refused', code })
    },
    met: ({ item, category }: ReturnType<typeof presentOf>) => {
      if (item) ledger().learn(item.id, item)
      if (category) ledger().learnSums([category])
      meet(item?.id ?? category?.id ?? '')
    },
    waiting: (code: string | undefined) => {
      news.tell({ what: code ? 'waiting' : 'back' })
      const state = code ? 'waiting' : 'saving'
      for (const { edits, adds } of queue.deeds()) {
        for (const { id } of adds) marks.set(id, 'code', { state })
        for (const { id, after } of edits) for (const field of fieldsOf(after)) marks.set(id, field, { state })
      }
    },
    /** Lays what waits over a budget that has just been read. */
    restored: () => {
      const deeds = queue.deeds()
      for (const { adds } of deeds) for (const line of adds) places().place(line)
      const known = (id: string) => ledger().stored(id) ?? ledger().storedCategory(id) ?? queue.adding(id)
      for (const id of new Set(deeds.flatMap(({ edits }) => edits.map(edit => edit.id)))) {
        if (!known(id)) queue.forget(id)
        else if (!queue.adding(id)) meet(id)
      }
      for (const deed of queue.deeds()) show.deed(deed, 'waiting')
    },
  }
}
