import { isOwn } from '@portal/contract/core/api/own-subject'
import type { LinkableLine } from '@portal/contract/money/expenses/import-previews'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../platform/http/context.ts'
import { commitmentOf, drawnLines, mostOf } from '../../commitments/drawn-lines.ts'
import type { Draw } from '../../expenses/draws.ts'
import type { InvoiceableLines } from '../plan/linking.ts'
import type { PlannedImport } from '../plan/plan.ts'
import type { ExpenseDraft } from '../plan/plan-expenses.ts'

/** What importing expenses would do, and the request lines that rows can be linked to. */
export interface PlannedExpenses {
  readonly rows: readonly PlannedImport<ExpenseDraft>[]
  readonly requestLines: InvoiceableLines
  /** Codes of the budget lines, indexed by ID. */
  readonly codes: ReadonlyMap<string, string>
}

/** Request lines that take invoices for these budget lines, indexed by ID. */
export const invoiceableIn = async (
  { db, user, services: { settings } }: Pick<Context, 'db' | 'user' | 'services'>,
  ids: readonly string[],
): Promise<InvoiceableLines> => {
  if (ids.length === 0) return new Map()
  const found = await drawnLines(db, sql`line.budget_item_id IN ${[...ids]} AND request.completed_at IS NULL`)
  return new Map(
    found.flatMap(line =>
      line.takes_invoices
        ? [[line.id, { line, isOwn: isOwn(user, line.requester_id), most_minor: mostOf(line, settings) }] as const]
        : [],
    ),
  )
}

/** What new rows draw from the request lines that they are linked to. */
export const drawsIn = ({ rows, requestLines }: PlannedExpenses): readonly Draw[] => {
  const linked = rows.flatMap(({ state, draft }) =>
    state === 'new' && draft?.fields.request_item_id ? [draft.fields] : [],
  )
  return [...Map.groupBy(linked, ({ request_item_id }) => request_item_id ?? '')].flatMap(([id, of]) => {
    const found = requestLines.get(id)
    const amount_minor = of.reduce((sum, fields) => sum + fields.amount_minor, 0)
    return found ? [{ line: found.line, own_minor: 0, amount_minor }] : []
  })
}

/** Request lines to choose in a preview, with the amount that linked rows leave open. */
export const linkableIn = (plan: PlannedExpenses): LinkableLine[] => {
  const draws = drawsIn(plan)
  const lines = [...plan.requestLines.values()].filter(one => !one.isOwn)
  return lines.map(({ line, most_minor }) => {
    const { id, name, request_id, kind, reference, approved_minor, invoiced_minor, item_id } = line
    const drawn = draws.find(draw => draw.line.id === id)
    return {
      ...{ id, name, approved_minor, invoiced_minor, most_minor, open_minor: commitmentOf(line) },
      request: { id: request_id, kind, reference },
      item: { id: item_id ?? '', code: plan.codes.get(item_id ?? '') ?? '' },
      rows: plan.rows.filter(row => row.state === 'new' && row.request_item_id === id).length,
      left_minor: commitmentOf(line, invoiced_minor + (drawn?.amount_minor ?? 0)),
    }
  })
}
