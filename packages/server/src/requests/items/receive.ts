import type { InputOf } from '@portal/contract/endpoint'
import { isOutside } from '@portal/contract/periods'
import { purchaseRequests } from '@portal/contract/purchase_requests'
import { convert } from '../../commitments/commitments.ts'
import { auditOf } from '../../platform/audit.ts'
import { todayOf } from '../../platform/day.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/refusal.ts'
import { findVisibleProject, projectOf } from '../../projects/visible-project.ts'
import { signaturesOf } from '../../signatures/chain.ts'
import { linkStep } from '../link-step.ts'
import { locked } from '../locked.ts'
import { recordOf } from '../read.ts'
import { mayPostExpense, mayReceive, stateAfter } from '../rules.ts'
import { addEvent, changeRequest, itemsOf } from '../store.ts'
import type { FieldProblem } from './item-rules.ts'
import { insertReceipt, type Received, receiptsOf } from './receipt-store.ts'

const kind = 'purchase_requests'

// Quantities have two decimals; sums of hundredths are exact.
const hundredths = (quantity: number) => Math.round(quantity * 100)

/** How much of each item is still to come, in hundredths, by its place. */
const openItems = async ({ db }: Context, id: string): Promise<Map<number, number>> => {
  const open = new Map((await itemsOf(db, id)).map(item => [item.position, hundredths(item.quantity)]))
  for (const { items } of await receiptsOf(db, id))
    for (const { position, quantity } of items) open.set(position, (open.get(position) ?? 0) - hundredths(quantity))
  return open
}

/** Takes what came from what is to come; says which items were not asked for, or came in too large a number. */
const problemsOf = (open: Map<number, number>, items: readonly Received[]): FieldProblem[] =>
  items.flatMap(({ position, quantity }, at): FieldProblem[] => {
    const left = open.get(position)
    if (left === undefined) return [{ path: `items.${at}.position`, code: 'unknown_value' }]
    open.set(position, left - hundredths(quantity))
    return left < hundredths(quantity) ? [{ path: `items.${at}.quantity`, code: 'value_too_large' }] : []
  })

const receive = async (given: InputOf<typeof purchaseRequests.receive>, context: Context) => {
  const { db, user, services } = context
  const { id, version, items, note } = given
  const request = await locked(context, { kind, id, version })
  const delivered = stateAfter(request, 'deliver')
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
      quantity: own.reduce((sum, { quantity }) => sum + hundredths(quantity), 0) / 100,
    })),
  )
  const isComplete = [...open.values()].every(left => left === 0)
  const to = { state: isComplete ? delivered : request.state, next_role: request.next_role }
  await changeRequest(db, id, to)
  const step = isComplete ? 'deliver' : 'receive'
  const reason = note || null
  await addEvent(db, { request_id: id, kind: step, text: reason, by_user: user.id, at })
  await auditOf(kind)(context, step, id)
  if (step === 'deliver') await linkStep(context, request, { decision: step, reason, at, ...to })
  return { data: await recordOf(context, request) }
}

const postExpense = async (given: InputOf<typeof purchaseRequests.post_expense>, context: Context) => {
  const { db, user, services } = context
  const { id, version, item_id, reference, ...draft } = given
  const request = await locked(context, { kind, id, version })
  if (!mayPostExpense(user, request)) throw refuse('transition_refused')
  const project = await findVisibleProject(db, user, projectOf('budget_items', item_id), 'key share')
  if (!project) throw refuseField('item_id', 'unknown_value')
  const posting = {
    ...draft,
    reference: reference || request.reference,
    // What was bought by a signed request has its reason there.
    reason: isOutside(project, draft.date) ? request.reference : null,
    activity_id: null,
    by_user: user.id,
  }
  const document = { document: kind, document_id: id } as const
  const expenseId = await convert(db, document, item_id, posting, todayOf(services)).catch(error => {
    const isNotFound = error instanceof Refusal && error.code === 'not_found'
    throw isNotFound ? refuseField('item_id', 'unknown_value') : error
  })
  await changeRequest(db, id, {})
  await addEvent(db, {
    ...{ request_id: id, kind: 'post_expense', text: draft.description, by_user: user.id },
    at: services.now(),
  })
  await auditOf(kind)(context, 'post_expense', id)
  await auditOf('expenses')(context, 'add', expenseId, { item_id, amount_minor: draft.amount_minor })
  return { data: await recordOf(context, request) }
}

/** What follows once something was bought: it is received, and its expenses are posted. */
export const receiveRoutes = [
  handle(purchaseRequests.receive, receive),
  handle(purchaseRequests.post_expense, postExpense),
]
