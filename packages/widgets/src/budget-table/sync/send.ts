import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { BudgetItem } from '@portal/contract/budget_items'
import type { LineTotals } from '@portal/contract/totals'
import { type Failure, failureOf } from '../../sending.ts'
import { batchesOf } from '../model/batches.ts'
import { type BudgetPort, type CurrentRecord, currentOf } from '../model/budget-port.ts'
import type { ChangeSet } from '../model/change-set.ts'
import type { LineStore } from '../store/lines/lines.ts'

/** Codes with which nothing is lost: the request waits and is sent again. */
const TEMPORARY = ['unavailable', 'busy', 'disk_full', 'not_signed_in', 'too_many_requests']

/** What the server answered to one request. */
export interface Answer {
  readonly items: readonly BudgetItem[]
  readonly categories: readonly BudgetCategory[]
  readonly totals?: LineTotals
}

/** What came of a request; empty where it could not be sent. */
export interface Outcome {
  /** The requests that it has to be sent as, one after the other: it is too large for one call. */
  readonly batches?: readonly ChangeSet[]
  readonly answer?: Answer
  /** Someone else was first: the line or category as it is now. */
  readonly current?: CurrentRecord
  /** Why it was rejected. */
  readonly failure?: Failure
  /** Why it waits, and for how long (milliseconds). */
  readonly code?: string
  readonly delay?: number | undefined
}

/** Sends one request by the smallest call that carries it, with the versions that are known now. */
const answerTo = async (port: BudgetPort, lines: LineStore, request: ChangeSet): Promise<Answer> => {
  const { edits, adds, deletes, category: added } = request
  if (added) return { items: [], categories: [await port.addCategory(added)] }
  const [edit] = edits
  const category = edit && lines.storedCategory(edit.id)
  if (edit && category) {
    const { code, name } = edit.after
    const { id, version } = category
    return { items: [], categories: [await port.editCategory({ id, version, code, name })] }
  }
  const versionOf = (id: string) => lines.stored(id)?.version ?? 1
  const changes = {
    edits: edits.map(({ id, after }) => ({ ...after, id, version: versionOf(id) })),
    // Only the table knows of codes that it gave, and why a line was deleted that is back.
    adds: adds.map(({ given, reason, ...line }) => line),
    deletes: deletes.map(({ id, reason }) => ({ id, version: versionOf(id), ...(reason && { reason }) })),
  }
  if (edits.length + adds.length + deletes.length !== 1) return port.changeItems(changes)
  const [change] = changes.edits
  const [line] = changes.adds
  const [removed] = changes.deletes
  if (removed) {
    const { category: left, totals } = await port.deleteItem(removed)
    return { items: [], categories: [left], totals }
  }
  const answer = change ? await port.editItem(change) : line && (await port.addItem(line))
  return answer
    ? { items: [answer.item], categories: [answer.category], totals: answer.totals }
    : { items: [], categories: [] }
}

/**
 * Sends one request; what goes wrong on the way is answered, never thrown. Of one that is too large for a call nothing is
 * sent: its batches are answered, to be sent one by one. Each is stored whole or not at all, whatever becomes of the rest.
 */
export const send = async (port: BudgetPort, lines: LineStore, request: ChangeSet): Promise<Outcome> => {
  const batches = batchesOf(request)
  if (batches.length > 1) return { batches }
  try {
    return { answer: await answerTo(port, lines, request) }
  } catch (thrown) {
    const failure = failureOf(thrown)
    const current = currentOf(thrown)
    const { code, retryAfter } = failure
    if (TEMPORARY.includes(code)) return { code, delay: retryAfter && retryAfter * 1000 }
    return code === 'changed_meanwhile' && (current.item || current.category) ? { current } : { failure }
  }
}
