import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { NewsDesk } from './news.ts'
import type { Queue } from './queue.ts'
import type { Show } from './show.ts'
import { valueIn } from './steps.ts'

/** What is told in the table, and by what. */
export interface Reported {
  readonly ledger: () => Ledger
  readonly queue: Queue
  readonly marks: Marks
  readonly news: NewsDesk
  readonly show: Show
}

/** What happens to the table when others write in it, and when the connection goes or comes. */
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
    meet,
    waiting: (code: string | undefined) => {
      news.tell({ what: code ? (code === 'not_signed_in' ? 'waiting_session' : 'waiting') : 'back' })
      for (const deed of queue.deeds()) show.mark(deed, code ? 'waiting' : 'saving')
    },
    /** Lays what waits over a budget that has just been read, in place of a former one. */
    restored: (former: Ledger) => {
      const deeds = queue.deeds()
      choices()
      for (const deed of [...queue.held(), ...deeds]) show.place(deed)
      const known = (id: string) => storedOf(id) ?? queue.adding(id)
      for (const id of new Set(deeds.flatMap(({ edits }) => edits.map(edit => edit.id)))) {
        if (!known(id)) {
          queue.forget(id)
          const { code, name } = former.line(id) ?? former.category(id) ?? {}
          if (!queue.pending(id))
            news.tell(name ? { what: 'gone', value: `${code} ${name}` } : { what: 'refused', code: 'not_found' })
        } else if (!queue.adding(id)) meet(id)
      }
      for (const deed of queue.deeds()) show.deed(deed, 'waiting')
    },
  }
}

/** What tells of others and of the connection. */
export type Report = ReturnType<typeof reportOf>
