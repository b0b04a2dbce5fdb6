import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { id } from '../../core/fields/fields.ts'
import { invoicedFigures } from '../../requests/drawdown.ts'
import { requestKinds } from '../../requests/request-records.ts'

/** The line of a request that an expense is an invoice of. */
export const invoicedLine = z.object({
  id: id(),
  name: z.string(),
  request: z.object({ id: id(), kind: z.enum(requestKinds), reference: z.string() }),
})

/** A line of a request that an expense can be an invoice of. */
export const invoiceableLine = z.extend(invoicedLine, { approved_minor: z.int(), ...invoicedFigures })

/** A line of a request that an expense can be an invoice of. */
export type InvoiceableLine = z.infer<typeof invoiceableLine>

/**
 * GET /expenses/request_lines: the lines of requests for a budget line that take invoices, and the one that
 * `expense_id` is of already. Their figures leave that expense out.
 */
export const listInvoiceable = endpoint({
  method: 'GET',
  path: '/expenses/request_lines',
  summary: 'Lines of requests that an expense can be an invoice of',
  needs: ['budget', 'edit_expense'],
  input: z.object({ item_id: id(), expense_id: z.optional(id()) }),
  output: one(z.array(invoiceableLine)),
  errors: ['not_found'],
})
