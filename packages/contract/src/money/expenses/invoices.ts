import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { id } from '../../core/fields/fields.ts'
import { invoicedFigures } from '../../requests/drawdown.ts'
import { requestKinds } from '../../requests/request-records.ts'

export const invoicedLine = z.object({
  id: id(),
  name: z.string(),
  request: z.object({ id: id(), kind: z.enum(requestKinds), reference: z.string() }),
})

export const invoiceableLine = z.extend(invoicedLine, { approved_minor: z.int(), ...invoicedFigures })

export type InvoiceableLine = z.infer<typeof invoiceableLine>

/** Includes the line that `expense_id` already invoices. All figures exclude that expense. */
export const listInvoiceable = endpoint({
  method: 'GET',
  path: '/expenses/request_lines',
  summary: 'Lines of requests that an expense can be an invoice of',
  needs: ['budget', 'edit_expense'],
  input: z.object({ item_id: id(), expense_id: z.optional(id()) }),
  output: one(z.array(invoiceableLine)),
  errors: ['not_found'],
})
