import type { presentOf } from '../budget-port.ts'
import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { NewsDesk } from './news.ts'
import type { Queue } from './queue.ts'
import type { Answer } from './send.ts'
import type { Show } from './show.ts'
import { fieldsOf, newIn, type Step, valueIn } from './steps.ts'

interface Reported {
  readonly ledger: () => Ledger
  readonly queue: Queue
  readonly marks: Marks
  readonly news: NewsDesk
  readonly show: Show
}

/** What happens to the table when the server has answered. */
export const reportOf = ({ ledger, queue, marks, news, show }: Reported) => {
  const storedOf = (id: string) => ledger().stored(id) ?? ledger().storedCategory(id)
  /** Choices that are still open are between what is stored now; what others wrote alike is chosen already. */
  const choices = () => {
    for (const { id, field, mine, theirs: before } of marks.open()) {
      const present = storedOf(id)
      const theirs = valueIn(present ?? {}, field)
      const isOpen = present && theirs !== mine
      marks.set(id, field, isOpen ? { state: 'stale', mine, theirs } : undefined)
      if (isOpen && theirs !== before) news.tell({ what: 'stale' })
    }
  }
  /** Whatever clashes with the present state is shown with both values. */
  const meet = (id: string) => {
    const present = storedOf(id)
    if (!present) return
    const clashes = queue.meet(id, present)
    for (const { field, mine, theirs } of clashes) marks.set(id, field, { state: 'stale', mine, theirs })
    if (clashes.length > 0) news.tell({ what: 'stale' })
    show.refresh(id)
  }
  return {
    stored: (deed: Step, { items, categories, totals }: Answer) => {
      const { edits, deletes } = deed
      const added = newIn(deed)
      for (const item of items) ledger().learn(item.id, item)
      for (const { id } of deletes) ledger().learn(id, undefined)
      const isKnown = ledger().learnSums(categories, totals)
      for (const { id } of [...edits, ...added, ...deletes]) show.refresh(id)
      for (const { id } of added) marks.saved(id, 'code')
      for (const { id, after } of edits) {
        const still = queue.pending(id) ?? {}
        for (const field of fieldsOf(after)) if (!(field in still)) marks.saved(id, field)
      }
      if (queue.deeds().length === 0) news.tell({ what: 'saved' })
      return isKnown
    },
    met: ({ item, category }: ReturnType<typeof presentOf>) => {
      if (item) ledger().learn(item.id, item)
      if (category) ledger().learnSums([category])
      meet(item?.id ?? category?.id ?? '')
    },
    waiting: (code: string | undefined) => {
      news.tell({ what: code ? 'waiting' : 'back' })
      for (const deed of queue.deeds()) show.mark(deed, code ? 'waiting' : 'saving')
    },
    /** Lays what waits over a budget that has just been read. */
    restored: () => {
      const deeds = queue.deeds()
      choices()
      for (const deed of [...queue.held(), ...deeds]) show.place(deed)
      const known = (id: string) => storedOf(id) ?? queue.adding(id)
      for (const id of new Set(deeds.flatMap(({ edits }) => edits.map(edit => edit.id)))) {
        if (!known(id)) queue.forget(id)
        else if (!queue.adding(id)) meet(id)
      }
      for (const deed of queue.deeds()) show.deed(deed, 'waiting')
    },
  }
}
