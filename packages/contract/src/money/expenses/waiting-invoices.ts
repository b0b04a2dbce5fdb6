import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { chosenId, id, text } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { newTotal } from '../../requests/new-totals.ts'
import { expense, expenseTouches, postingFields, refundReason } from './expenses.ts'
import { invoicedLine } from './invoices.ts'

const needs = ['budget', 'edit_expense'] as const

/** An invoice that waits for a new total, with its request. */
const waitingInvoice = z.extend(newTotal, {
  request: invoicedLine.shape.request,
  currency: z.enum(currencies),
})

/** An invoice that waits for a new total, with its request. */
export type WaitingInvoice = z.infer<typeof waitingInvoice>

const path = '/expenses/new_totals'
const touches = [...expenseTouches, path, '/signatures'] as const

/** GET /expenses/new_totals: the invoices of a project that wait for a new total, or to be posted after it. */
export const listWaitingInvoices = endpoint({
  method: 'GET',
  path,
  summary: 'Invoices that wait for a new total of their request',
  needs,
  input: z.object({ project_id: id() }),
  output: one(z.array(waitingInvoice)),
  errors: ['not_found'],
})

/**
 * POST /expenses/new_totals: keeps an invoice that `over_approved` refused, and asks the budget holder whose limit fits
 * the new total for it, by a new revision of its request (decision 56). One at a time (`new_total_waiting`).
 */
export const askNewTotal = endpoint({
  method: 'POST',
  path,
  summary: 'Request a new total for an invoice',
  needs,
  input: z
    .extend(postingFields, { item_id: chosenId(), request_item_id: chosenId(), explanation: text() })
    .check(refundReason()),
  output: one(waitingInvoice),
  touches,
  errors: ['invalid', 'transition_refused', 'request_altered', 'new_total_waiting'],
})

/** POST /expenses/new_totals/:id/post: posts the invoice as it was typed, once the new total is signed. */
export const postWaitingInvoice = endpoint({
  method: 'POST',
  path: `${path}/:id/post`,
  summary: 'Post an invoice after its new total was signed',
  needs,
  input: z.object({ id: id() }),
  output: one(expense),
  touches,
  errors: ['invalid', 'not_found', 'transition_refused'],
})

/** DELETE /expenses/new_totals/:id: gives the invoice up; a revision that nobody has signed stays without effect. */
export const dropWaitingInvoice = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Give up an invoice that waits for a new total',
  needs,
  input: z.object({ id: id() }),
  output: done,
  touches,
  errors: ['not_found'],
})
