import { limits } from '@portal/contract/core/fields/limits'
import { exactDollars, quotedRateOf, roundedDollars } from '@portal/contract/core/fields/money'
import type { NewTotalReason } from '@portal/contract/requests/new-totals'
import type { Context } from '../../../platform/http/context.ts'
import { orNotFound, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { fingerprintOf } from '../../signatures/canonical.ts'
import { refuseAltered } from '../locked.ts'
import { asNewTotal, takesInvoices, withNewTotal } from '../new-totals/rules.ts'
import type { NewTotalRow } from '../new-totals/schema.ts'
import { barredFrom } from '../new-totals/sealed.ts'
import { insertNewTotal, newTotalsOf } from '../new-totals/store.ts'
import { notifyNext } from '../signing/notify-next.ts'
import { changeRequest, findRequest, insertRevision, revisionsOf } from '../store.ts'

type Invoice = Pick<
  NewTotalRow,
  'request_item_id' | 'date' | 'amount_minor' | 'description' | 'reference' | 'reason' | 'activity_id'
>

interface Asked {
  readonly request_id: string
  readonly reason: Omit<NewTotalReason, 'of_revision'>
  /** The invoice as entered, checked except for the total. */
  readonly invoice: Invoice
}

/**
 * Stores an invoice beyond the tolerance, and makes the revision with the new total for the budget holder to sign. The
 * request doesn't change until then. The transaction must hold its lock.
 */
export const askForTotal = async (context: Context, { request_id, reason: given, invoice }: Asked): Promise<string> => {
  const { db, user, services } = context
  const { request } = orNotFound(await findRequest(db, request_id))
  await refuseAltered(context, request_id)
  if (!takesInvoices(request)) throw refuse('transition_refused')
  if ((await newTotalsOf(db, request_id)).size > 0) throw refuse('new_total_waiting')
  const at = services.now()
  const reason = { ...given, of_revision: request.revision }
  const revisions = (await revisionsOf(db, request_id)).map(one => one.revision)
  const former = revisions.find(({ number }) => number === request.revision)
  if (!former) throw new Error('a request has no revision')
  const content = withNewTotal(former.content, reason)
  if (content.total_minor > limits.minor_max) throw refuseField('amount_minor', 'value_too_large')
  // Rejected revisions keep their number.
  const revision = Math.max(...revisions.map(({ number }) => number)) + 1
  const content_hash = fingerprintOf({ ...content })
  const sealed = { request_id, number: revision, content, content_hash, by_user: user.id, at }
  const { total_minor } = content
  const barred = await barredFrom(db, { request_id, of_revision: request.revision, asked_by: user.id })
  const row = { ...invoice, request_id, revision, total_minor, barred, by_user: user.id, at }
  await changeRequest(db, request_id, { waiting_since: at })
  const rate = quotedRateOf(request)
  const total_usd_minor = rate && roundedDollars(exactDollars(total_minor, rate))
  const pending = asNewTotal(request, { row: { total_minor, barred } })
  await notifyNext(context, { ...pending, total_usd_minor, waiting_since: at })
  await insertRevision(db, services.secretKey, sealed, request)
  return insertNewTotal(db, row)
}
