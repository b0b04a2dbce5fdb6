import type { InputOf } from '@portal/contract/core/api/endpoint'
import { ownSubject } from '@portal/contract/core/api/own-subject'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { inHundredths, itemTotal } from '@portal/contract/requests/request-items'
import { fitCommitments } from '../../../money/commitments/commitments.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { type FieldProblem, refuse } from '../../../platform/http/refusal.ts'
import { signaturesOf } from '../../signatures/chain.ts'
import { insertReceipt, type ReceivedQuantity, receiptsOf } from '../items/receipt-store.ts'
import { lockedVersion } from '../locked.ts'
import { requestRecordOf } from '../read.ts'
import { isRefusedAsOwn, mayCloseShort, mayReceive, requestStateAfter } from '../rules.ts'
import { addRequestEvent, changeRequest, requestItemsOf, setDue } from '../store.ts'
import { linkStep } from './link-step.ts'
import { record } from './steps.ts'

const kind = 'purchase_requests'

/** Outstanding quantity of each item, in hundredths, by position. */
const openItems = async ({ db }: Context, id: string): Promise<Map<number, number>> => {
  const open = new Map((await requestItemsOf(db, id)).map(item => [item.position, inHundredths(item.quantity)]))
  for (const { items } of await receiptsOf(db, id))
    for (const { position, quantity } of items) open.set(position, (open.get(position) ?? 0) - inHundredths(quantity))
  return open
}

const outstanding = (open: ReadonlyMap<number, number>) => [...open.values()].some(left => left > 0)

/**
 * Subtracts received from outstanding quantities. Returns a problem for each item that wasn't ordered, or arrived in
 * excess.
 */
const problemsOf = (open: Map<number, number>, items: readonly ReceivedQuantity[]): FieldProblem[] =>
  items.flatMap(({ position, quantity }, at): FieldProblem[] => {
    const left = open.get(position)
    if (left === undefined) return [{ path: `items.${at}.position`, code: 'unknown_value' }]
    open.set(position, left - inHundredths(quantity))
    return left < inHundredths(quantity) ? [{ path: `items.${at}.quantity`, code: 'value_too_large' }] : []
  })

const receive = async (given: InputOf<typeof purchaseRequests.receive>, context: Context) => {
  const { db, user, services } = context
  const { id, version, items, note } = given
  const request = await lockedVersion(context, { kind, id, version })
  const delivered = requestStateAfter(request, 'deliver')
  if (!delivered) throw refuse('transition_refused')
  if (!mayReceive(user, request, await signaturesOf(db, id))) throw refuse('privilege_missing')
  const open = await openItems(context, id)
  const problems = problemsOf(open, items)
  if (problems.length > 0) throw refuse('invalid', { errors: problems })
  const at = services.now()
  const sums = Map.groupBy(items, ({ position }) => position)
  await insertReceipt(
    db,
    { request_id: id, number: (await receiptsOf(db, id)).length + 1, note: note || null, by_user: user.id, at },
    [...sums].map(([position, own]) => ({
      position,
      quantity: own.reduce((sum, { quantity }) => sum + inHundredths(quantity), 0) / 100,
    })),
  )
  const isComplete = !outstanding(open)
  const to = { state: isComplete ? delivered : request.state, next_role: request.next_role }
  await changeRequest(db, id, isComplete ? to : {})
  const step = isComplete ? 'deliver' : 'receive'
  const reason = note || null
  await addRequestEvent(db, { request_id: id, kind: step, text: reason, by_user: user.id, at })
  await auditOf(kind)(context, step, id)
  if (step === 'deliver') await linkStep(context, request, { decision: step, reason, at, ...to })
  return { data: await requestRecordOf(context, request) }
}

/** Gives up outstanding items. Each line becomes due for what arrived, and the request counts as delivered. */
const closeShort = async (given: InputOf<typeof purchaseRequests.short_close>, context: Context) => {
  const { db, user } = context
  const { id, version, reason } = given
  const request = await lockedVersion(context, { kind, id, version })
  const state = requestStateAfter(request, 'short_close')
  const open = await openItems(context, id)
  if (!state || !outstanding(open)) throw refuse('transition_refused')
  const items = await requestItemsOf(db, id)
  const hasReceipts = items.some(({ position, quantity }) => inHundredths(quantity) > (open.get(position) ?? 0))
  if (!hasReceipts) throw refuse('transition_refused')
  if (isRefusedAsOwn(user, request, 'short_close', { signatures: [], hasReceipts })) throw refuse(ownSubject)
  if (!mayCloseShort(user, request, hasReceipts)) throw refuse('privilege_missing')
  for (const item of items) {
    const quantity = item.quantity - (open.get(item.position) ?? 0) / 100
    const due_minor = item.due_minor ?? item.total_price_minor
    // Nothing is due for items that didn't arrive at all, even if their total was raised.
    await setDue(db, item.id, Math.min(due_minor, quantity > 0 ? itemTotal({ ...item, quantity }) : 0))
  }
  await changeRequest(db, id, { state })
  await fitCommitments(db, id)
  return record(context, request, { kind: 'short_close', reason, to: { state, next_role: request.next_role } })
}

/** Steps after a purchase: receive it, or give up outstanding items. */
export const receiveRoutes = [
  handle(purchaseRequests.receive, receive),
  handle(purchaseRequests.short_close, closeShort),
]
