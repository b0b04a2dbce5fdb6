import { sql } from 'drizzle-orm'
import { refuseOwn } from '../../people/accounts/rules.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { refuseAltered } from '../../requests/requests/locked.ts'
import { changeRequest } from '../../requests/requests/store.ts'
import { storeCommitment } from '../commitments/commitments.ts'
import { commitmentOf, type DrawnLine, drawnLines, lockRequestsOf, mostOf } from '../commitments/drawn-lines.ts'
import { drawProblem } from './rules.ts'
import type { ExpenseColumns } from './store.ts'

/** What an invoice draws from a request line, before and after a change. */
export interface Draw {
  readonly line: DrawnLine
  readonly own_minor: number
  readonly amount_minor: number
}

/** The fields of an expense that matter for invoices. */
export type Invoice = Pick<ExpenseColumns, 'item_id' | 'amount_minor'> & {
  readonly request_item_id?: string | null | undefined
}

const linesOf = (...invoices: readonly (Invoice | undefined)[]): readonly string[] => [
  ...new Set(invoices.flatMap(invoice => invoice?.request_item_id ?? [])),
]

/**
 * Locks the requests of these lines. Throws `request_altered` if a request differs from what was written and signed,
 * because its state and amounts decide what may be paid. Lock order: requests first, then budget lines.
 */
export const lockPayable = async (context: Context, lineIds: readonly string[]): Promise<void> => {
  for (const id of await lockRequestsOf(context.db, lineIds)) await refuseAltered(context, id)
}

/** Locks the requests that expenses are invoices of. */
export const lockInvoiced = (context: Context, ...invoices: readonly (Invoice | undefined)[]): Promise<void> =>
  lockPayable(context, linesOf(...invoices))

interface Change {
  readonly former?: Invoice
  readonly next?: Invoice | undefined
  /** True if the change restores a deleted expense, which a completed request allows. Default `false`. */
  readonly isRestored?: boolean
  /** True if the amount may exceed the tolerance, to ask for a new total. Default `false`. */
  readonly mayExceed?: boolean
}

/**
 * Computes what a change of an expense draws from request lines. The caller must have locked their requests. Throws if
 * a line is for another budget line, no longer takes invoices, would be over-invoiced, or is of the user's own request.
 */
export const drawsOf = async (
  { db, services, user }: Pick<Context, 'db' | 'services' | 'user'>,
  { former, next, isRestored = false, mayExceed = false }: Change,
): Promise<readonly Draw[]> => {
  const ids = linesOf(former, next)
  const lines = ids.length === 0 ? [] : await drawnLines(db, sql`line.id IN ${[...ids]}`)
  refuseOwn(
    user,
    lines.map(({ requester_id }) => requester_id),
  )
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

/** The request line after the draw. */
export const afterDraw = (draw: Draw): DrawnLine => ({
  ...draw.line,
  invoiced_minor: invoicedAfter(draw),
  committed_minor: committedAfter(draw),
})

/** Change in a budget line's committed amount after the draws. Usually negative. */
export const moreCommitted = (draws: readonly Draw[], itemId: string): number =>
  draws.reduce(
    (sum, draw) => sum + (draw.line.item_id === itemId ? committedAfter(draw) - draw.line.committed_minor : 0),
    0,
  )

/** The budget line after the draws. Doesn't change its spent amount. */
export const drawn = <Line extends { readonly id: string; readonly committed_minor: number }>(
  line: Line,
  draws: readonly Draw[],
): Line => ({ ...line, committed_minor: line.committed_minor + moreCommitted(draws, line.id) })

/**
 * Stores the commitments of request lines after the draws, and increments the versions of their requests. The caller
 * updates the committed amounts of budget lines.
 */
export const storeDraws = async (db: Orm, draws: readonly Draw[]): Promise<void> => {
  for (const draw of draws) {
    await storeCommitment(db, draw.line, committedAfter(draw))
    await changeRequest(db, draw.line.request_id, {})
  }
}
