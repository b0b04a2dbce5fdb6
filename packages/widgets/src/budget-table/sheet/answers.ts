import type { Budget } from '@portal/contract/budgets'
import type { BudgetPort, presentOf } from '../budget-port.ts'
import type { Report, Reported } from './report.ts'
import { type Answer, send } from './send.ts'
import { fieldsOf, newIn, type Step } from './steps.ts'

interface Asked extends Reported, Pick<Report, 'meet'> {
  readonly port: BudgetPort
}

/** Sends what was done, and says what happens to the table when the server has answered; loaded with the first deed. */
export const answersOf = ({ port, ledger, queue, marks, news, show, meet }: Asked) => {
  /** The versions that were told since the budget was read, 0 of what is gone. */
  const told = new Map<string, number>()
  return {
    send: (deed: Step) => send(port, ledger(), deed),
    /** Whether a budget was read before what has been stored since. Said once: then somebody else has put it back. */
    isOlder: ({ items, categories }: Budget): boolean => {
      const read = new Map([...items, ...categories].map(({ id, version }) => [id, version]))
      const isOlder = [...told].some(([id, version]) => (version ? (read.get(id) ?? 0) < version : read.has(id)))
      told.clear()
      return isOlder
    },
    /** A deed was stored; false where the sums tell of lines that others changed. */
    stored: (deed: Step, { items, categories, totals }: Answer): boolean => {
      const { edits, deletes } = deed
      const added = newIn(deed)
      for (const { id, version } of [...items, ...categories]) told.set(id, version)
      for (const item of items) ledger().learn(item.id, item)
      for (const { id } of deletes) {
        told.set(id, 0)
        ledger().learn(id, undefined)
      }
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
    /** Someone was faster: learns the present state and lays what waits over it. */
    met: ({ item, category }: ReturnType<typeof presentOf>) => {
      if (item) ledger().learn(item.id, item)
      if (category) ledger().learnSums([category])
      meet(item?.id ?? category?.id ?? '')
    },
  }
}

/** What sends and hears the answers. */
export type Answers = ReturnType<typeof answersOf>
