import type { Budget } from '@portal/contract/budgets'
import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { Places } from './places.ts'
import type { Queue } from './queue.ts'
import { categoryOf, changed, fieldsOf, itemOf, newIn, type Step } from './steps.ts'

interface Shown {
  readonly budget: () => Budget
  readonly ledger: () => Ledger
  readonly places: () => Places
  readonly queue: Queue
  readonly marks: Marks
}

/** Paints at once what waits to be stored, and takes it back from sight when it was refused. */
export const showOf = ({ budget, ledger, places, queue, marks }: Shown) => {
  /** Shows a line or category as it is stored with all that waits for it. */
  const refresh = (id: string) => {
    const book = ledger()
    const pending = queue.pending(id)
    if (book.storedCategory(id)) {
      book.showCategory(id, pending ?? {})
      return
    }
    const added = queue.adding(id)
    const base = added ? itemOf(added, budget().can.edit_item) : book.stored(id)
    if (queue.isDeleting(id)) book.show(id, null)
    else book.show(id, base && (added || pending) ? changed(base, pending ?? {}) : undefined)
  }
  /** Gives what is added its place, in a category that may be new itself; one that is stored is known better. */
  const place = ({ category, adds }: Step) => {
    if (category) {
      if (!ledger().storedCategory(category.id)?.version) ledger().addCategory(categoryOf(category))
      places().addCategory(category.id)
    }
    for (const line of adds) places().place(line)
  }
  /** Marks all cells of a deed. */
  const mark = (deed: Step, state: 'saving' | 'waiting') => {
    for (const { id } of newIn(deed)) marks.set(id, 'code', { state })
    for (const { id, after } of deed.edits) for (const field of fieldsOf(after)) marks.set(id, field, { state })
  }
  return {
    refresh,
    place,
    mark,
    /** Shows a deed that has just joined the queue, and how it stands. */
    deed: (deed: Step, state?: 'saving' | 'waiting') => {
      const { edits, adds, deletes } = deed
      for (const { id } of [...adds, ...deletes, ...edits]) refresh(id)
      place(deed)
      for (const { id } of deletes) places().displace(id)
      if (state) mark(deed, state)
    },
  }
}

/** What paints at once. */
export type Show = ReturnType<typeof showOf>
