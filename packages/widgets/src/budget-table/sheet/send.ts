import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { BudgetItem } from '@portal/contract/budget_items'
import type { LineTotals } from '@portal/contract/totals'
import { failureOf } from '../../complaint/complaint-port.ts'
import { type BudgetPort, presentOf } from '../budget-port.ts'
import { blocksOf } from './blocks.ts'
import type { Ledger } from './ledger.ts'
import type { Step } from './steps.ts'
import type { Outcome } from './sync.ts'

/** Codes with which nothing is lost: what was done waits and is sent again. */
const patient = ['unavailable', 'busy', 'disk_full', 'not_signed_in', 'too_many_requests']

/** What the server answered to one deed. */
export interface Answer {
  readonly items: readonly BudgetItem[]
  readonly categories: readonly BudgetCategory[]
  readonly totals?: LineTotals
}

/** Sends one deed by the smallest call that carries it, with the versions that are known now. */
const answerTo = async (port: BudgetPort, ledger: Ledger, deed: Step): Promise<Answer> => {
  const { edits, adds, deletes, category: added } = deed
  if (added) return { items: [], categories: [await port.addCategory(added)] }
  const [edit] = edits
  const [gone] = deletes
  if (gone) {
    const version = ledger.stored(gone.id)?.version ?? 1
    const { category, totals } = await port.deleteItem({ id: gone.id, version })
    return { items: [], categories: [category], totals }
  }
  const category = edit && ledger.storedCategory(edit.id)
  if (edit && category) {
    const { code, name } = edit.after
    const { id, version } = category
    return { items: [], categories: [await port.editCategory({ id, version, code, name })] }
  }
  const versioned = edits.map(({ id, after }) => ({ ...after, id, version: ledger.stored(id)?.version ?? 1 }))
  const [single] = versioned
  // Only the table knows of codes that it gave.
  const lines = adds.map(({ given, ...line }) => line)
  const [line] = lines
  if (edits.length + adds.length !== 1) return port.changeItems({ edits: versioned, adds: lines })
  const answer = single ? await port.editItem(single) : line && (await port.addItem(line))
  return answer
    ? { items: [answer.item], categories: [answer.category], totals: answer.totals }
    : { items: [], categories: [] }
}

/**
 * Sends one deed; what goes wrong on the way is told, never thrown. Of one that is too large for a call nothing is sent:
 * its blocks are answered, to be sent one by one. Each is stored whole or not at all, whatever becomes of the others.
 */
export const send = async (port: BudgetPort, ledger: Ledger, deed: Step): Promise<Outcome> => {
  const blocks = blocksOf(deed)
  if (blocks.length > 1) return { blocks }
  try {
    return { answer: await answerTo(port, ledger, deed) }
  } catch (thrown) {
    const refusal = failureOf(thrown)
    const present = presentOf(thrown)
    const { code, retryAfter } = refusal
    if (patient.includes(code)) return { code, after: retryAfter && retryAfter * 1000 }
    return code === 'changed_meanwhile' && (present.item || present.category) ? { present } : { refusal }
  }
}
