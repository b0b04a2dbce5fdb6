import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { chosenId, id, text } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'
import { newTotal } from '../../requests/new-totals.ts'
import { expense, expenseTouches, postingFields, refundReason } from './expenses.ts'
import { invoicedLine } from './invoices.ts'

const needs = ['budget', 'edit_expense'] as const

const waitingInvoice = z.extend(newTotal, {
  /** `opens` says whether the reader can open the request, which people with the budget may not see. */
  request: z.extend(invoicedLine.shape.request, { opens: z.boolean() }),
  currency: z.enum(currencies),
})

export type WaitingInvoice = z.infer<typeof waitingInvoice>

const path = '/expenses/new_totals'
const touches = [...expenseTouches, path, '/signatures'] as const

export const listWaitingInvoices = endpoint({
  method: 'GET',
  path,
  summary: 'Invoices that wait for a new total of their request',
  needs,
  input: z.object({ project_id: id() }),
  output: one(z.array(waitingInvoice)),
  errors: ['not_found'],
})

/** Stores an invoice that failed with `over_approved` and asks a budget holder, one at a time. */
export const askNewTotal = endpoint({
  method: 'POST',
  path,
  summary: 'Request a new total for an invoice',
  needs,
  refusesOwn: 'own_subject',
  input: z
    .extend(postingFields, { item_id: chosenId(), request_item_id: chosenId(), explanation: text() })
    .check(refundReason()),
  output: one(waitingInvoice),
  touches,
  errors: ['invalid', 'own_subject', 'transition_refused', 'request_altered', 'new_total_waiting'],
})

/** Posts the invoice as entered, once the new total is signed. */
export const postWaitingInvoice = endpoint({
  method: 'POST',
  path: `${path}/:id/post`,
  summary: 'Post an invoice after its new total was signed',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({ id: id() }),
  output: one(expense),
  touches,
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused', 'request_altered'],
})

/** Drops the invoice. An unsigned revision has no effect. */
export const dropWaitingInvoice = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Give up an invoice that waits for a new total',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({ id: id() }),
  output: done,
  touches,
  errors: ['not_found', 'own_subject', 'request_altered'],
})
