import { isOwn } from '@portal/contract/core/api/own-subject'
import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import { listInvoiceable } from '@portal/contract/money/expenses/invoices'
import { sql } from 'drizzle-orm'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { addRequestEvent } from '../../requests/requests/store.ts'
import { commitmentOf, drawnLines, mostOf } from '../commitments/drawn-lines.ts'
import type { Draw } from './draws.ts'
import type { Posting } from './post.ts'
import { findExpense } from './store.ts'

/** Fills an empty reference with that of the invoiced request. For a date outside the project, an empty reason too. */
export const asInvoice = <Given extends Pick<Posting, 'date' | 'reference' | 'reason'>>(
  posting: Given,
  draws: readonly Draw[],
  project: Period,
): Given => {
  const reference = draws[0]?.line.reference
  if (reference === undefined) return posting
  const reason = posting.reason ?? (isOutside(project, posting.date) ? reference : null)
  return { ...posting, reference: posting.reference ?? reference, reason }
}

/** Records a posted invoice in the request's history and audit. */
export const recordInvoice = async (context: Context, draws: readonly Draw[], text: string): Promise<void> => {
  const { db, user, services } = context
  for (const { line } of draws) {
    const { request_id } = line
    await addRequestEvent(db, { request_id, kind: 'post_expense', text, by_user: user.id, at: services.now() })
    await auditOf(line.kind)(context, 'post_expense', request_id)
  }
}

/**
 * Request lines that take invoices for a budget line, except those of the user's own requests. Amounts leave out what
 * the given expense draws.
 */
export const invoiceableLines = handle(listInvoiceable, async ({ item_id, expense_id }, context) => {
  const { db, services, user } = context
  const project = await requireProject(context, projectOf('budget_items', item_id))
  const found = expense_id === undefined ? undefined : await findExpense(db, expense_id)
  const expense = found?.expense.project_id === project.id ? found.expense : undefined
  const isKnown = sql`(request.completed_at IS NULL OR line.id = ${expense?.request_item_id ?? null})`
  const lines = await drawnLines(db, sql`line.budget_item_id = ${item_id} AND ${isKnown}`)
  const shown = lines.filter(
    ({ id, takes_invoices, requester_id }) =>
      (takes_invoices || id === expense?.request_item_id) && !isOwn(user, requester_id),
  )
  return {
    data: shown.map(line => {
      const { id, name, request_id, kind, reference, approved_minor } = line
      const own_minor = id === expense?.request_item_id ? expense.amount_minor : 0
      return {
        ...{ id, name, approved_minor, request: { id: request_id, kind, reference } },
        invoiced_minor: line.invoiced_minor - own_minor,
        open_minor: commitmentOf(line, line.invoiced_minor - own_minor),
        most_minor: mostOf(line, services.settings),
      }
    }),
  }
})
