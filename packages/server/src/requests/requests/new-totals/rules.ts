import type { NewTotalReason } from '@portal/contract/requests/new-totals'
import { itemTotal } from '@portal/contract/requests/request-items'
import type { RequestContent } from '@portal/contract/requests/request-records'
import type { RequestRow } from '../schema.ts'
import type { ToSign } from '../signing/signing-rules.ts'
import type { NewTotalRow } from './schema.ts'

/** Whether a request accepts invoices: it is bought or filled, and more invoices are expected. */
export const takesInvoices = ({ state, completed_at }: Pick<RequestRow, 'state' | 'completed_at'>): boolean =>
  (state === 'bought' || state === 'delivered') && completed_at === null

/** Content of a revision whose line covers the amounts invoiced so far plus one more invoice. */
export const withNewTotal = (content: RequestContent, reason: NewTotalReason): RequestContent => {
  const line_minor = reason.invoiced_minor + reason.amount_minor
  const items = content.items.map((item, at) => {
    if (at !== reason.position) return item
    const raised_minor = line_minor - itemTotal({ ...item, raised_minor: 0 })
    return { ...item, raised_minor, total_price_minor: line_minor }
  })
  return {
    ...content,
    items,
    total_minor: items.reduce((sum, item) => sum + item.total_price_minor, 0),
    new_total: reason,
  }
}

/**
 * The request as the budget holder signs it for a new total. It looks pending again, although its stored state doesn't
 * change.
 */
export const asNewTotal = <Row extends Omit<ToSign, 'signed'> & Pick<RequestRow, 'state' | 'completed_at'>>(
  request: Row,
  { row }: { readonly row: Pick<NewTotalRow, 'total_minor' | 'barred'> },
) => ({
  ...request,
  state: takesInvoices(request) ? ('pending' as const) : request.state,
  next_role: 'budget_holder' as const,
  total_minor: row.total_minor,
  signed: row.barred,
})
