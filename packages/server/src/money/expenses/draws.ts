import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { changeRequest } from '../../requests/requests/store.ts'
import { storeCommitment } from '../commitments/commitments.ts'
import { commitmentOf, type DrawnLine, drawnLines, lockRequestsOf, mostOf } from '../commitments/drawn-lines.ts'
import { drawProblem } from './rules.ts'
import type { ExpenseFields } from './store.ts'

/** What an expense takes of the line of a request that it is an invoice of, before a change and after it. */
export interface Draw {
  readonly line: DrawnLine
  readonly own_minor: number
  readonly amount_minor: number
}

/** An expense as far as it is an invoice. */
export type Invoice = Pick<ExpenseFields, 'item_id' | 'amount_minor'> & {
  readonly request_item_id?: string | null | undefined
}

const linesOf = (...invoices: readonly (Invoice | undefined)[]): readonly string[] => [
  ...new Set(invoices.flatMap(invoice => invoice?.request_item_id ?? [])),
]

/** Locks the requests that expenses are invoices of; their budget lines are locked after it. */
export const lockInvoiced = (db: Orm, ...invoices: readonly (Invoice | undefined)[]): Promise<void> =>
  lockRequestsOf(db, linesOf(...invoices))

interface Change {
  readonly former?: Invoice
  readonly next?: Invoice | undefined
  /** Whether it restores what was there, which a completed request allows. Default `false`. */
  readonly isRestored?: boolean
  /** Whether it may be beyond the tolerance, for a new total to be asked for. Default `false`. */
  readonly mayExceed?: boolean
}

/**
 * What a change of an expense takes of the lines of requests, whose requests are locked. Refuses a line that is for
 * another budget line or takes no more invoices, and one of which too much would be invoiced.
 */
export const drawsOf = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  { former, next, isRestored = false, mayExceed = false }: Change,
): Promise<readonly Draw[]> => {
  const ids = linesOf(former, next)
  const lines = ids.length === 0 ? [] : await drawnLines(db, sql`line.id IN ${[...ids]}`)
  return ids.map(id => {
    const line = lines.find(one => one.id === id)
    const isForOther = next?.request_item_id === id && next.item_id !== line?.item_id
    if (!line || isForOther) throw refuseField('request_item_id', 'unknown_value')
    const isNew = former?.request_item_id !== id && !isRestored
    const own_minor = former?.request_item_id === id ? former.amount_minor : 0
    const amount_minor = next?.request_item_id === id ? next.amount_minor : 0
    const draw = { line, own_minor, amount_minor }
    const problem = drawProblem(draw, { isNew, most_minor: mostOf(line, services.settings) })
    const isAllowed = mayExceed && problem?.code === 'over_approved'
    if (problem && !isAllowed) throw refuse('invalid', { errors: [problem] })
    return draw
  })
}

const invoicedAfter = ({ line, own_minor, amount_minor }: Draw) => line.invoiced_minor - own_minor + amount_minor

const committedAfter = (draw: Draw) => commitmentOf(draw.line, invoicedAfter(draw))

/** The line of a request as it is after it. */
export const afterDraw = (draw: Draw): DrawnLine => ({
  ...draw.line,
  invoiced_minor: invoicedAfter(draw),
  committed_minor: committedAfter(draw),
})

/** By how much more a budget line is committed after it; mostly less than nothing. */
export const moreCommitted = (draws: readonly Draw[], itemId: string): number =>
  draws.reduce(
    (sum, draw) => sum + (draw.line.item_id === itemId ? committedAfter(draw) - draw.line.committed_minor : 0),
    0,
  )

/** A budget line as it is after it, but for what is spent. */
export const drawn = <Line extends { readonly id: string; readonly committed_minor: number }>(
  line: Line,
  draws: readonly Draw[],
): Line => ({ ...line, committed_minor: line.committed_minor + moreCommitted(draws, line.id) })

/**
 * Writes what the lines of requests commit after it; their requests have changed by it. What budget lines have committed
 * is added by the caller.
 */
export const storeDraws = async (db: Orm, draws: readonly Draw[]): Promise<void> => {
  for (const draw of draws) {
    await storeCommitment(db, draw.line, committedAfter(draw))
    await changeRequest(db, draw.line.request_id, {})
  }
}
