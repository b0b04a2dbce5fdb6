import {
  buyPurchaseRequest,
  cancelPurchaseRequest,
  commentOnPurchaseRequest,
  holdPurchaseRequest,
  resumePurchaseRequest,
} from '@portal/contract/request_steps'
import { release } from '../commitments/commitments.ts'
import { auditOf } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { locked, lockedRequest } from './locked.ts'
import { recordOf } from './read.ts'
import { cancelsFor, rightsOn, type Step, stateAfter } from './rules.ts'
import type { RequestRow } from './schema.ts'
import { addEvent, changeRequest } from './store.ts'

interface Given {
  readonly id: string
  readonly version: number
  readonly reason?: string
}

type Kind = Step | 'ask_cancel'

const audit = auditOf('purchase_requests')

const record = async (context: Context, request: RequestRow, kind: Kind, reason: string | undefined) => {
  const { db, user, services } = context
  await addEvent(db, { request_id: request.id, kind, text: reason ?? null, by_user: user.id, at: services.now() })
  await audit(context, kind, request.id)
  return { data: await recordOf(context, request.id) }
}

/** The request as it is locked, and the state that a step leads to; refuses a step that is not the person's now. */
const allowed = async (context: Context, given: Given, step: Step) => {
  const request = await locked(context, given)
  const state = stateAfter(request.state, step)
  if (!state) throw refuse('transition_refused')
  if (!rightsOn(context.user, request)[step])
    throw refuse(step === 'buy' && request.next_role !== null ? 'transition_refused' : 'privilege_missing')
  return { request, state }
}

const take = async (context: Context, given: Given, step: Step) => {
  const { request, state } = await allowed(context, given, step)
  await changeRequest(context.db, request.id, { state })
  return record(context, request, step, given.reason)
}

/** Putting on hold, going on, buying, canceling and commenting. */
export const stepRoutes = [
  handle(holdPurchaseRequest, (given, context) => take(context, given, 'hold')),
  handle(resumePurchaseRequest, (given, context) => take(context, given, 'resume')),
  handle(buyPurchaseRequest, (given, context) => take(context, given, 'buy')),

  handle(cancelPurchaseRequest, async (given, context) => {
    const { db, user } = context
    const { request, state } = await allowed(context, given, 'cancel')
    if (request.state === 'bought' && request.cancel_asked_as === null) {
      const asked = { cancel_asked_by: user.id, cancel_asked_as: cancelsFor(user, request) ?? null }
      await changeRequest(db, request.id, asked)
      return record(context, request, 'ask_cancel', given.reason)
    }
    await release(db, { document: 'purchase_requests', document_id: request.id })
    await changeRequest(db, request.id, { state, next_role: null, waiting_since: null })
    return record(context, request, 'cancel', given.reason)
  }),

  handle(commentOnPurchaseRequest, async ({ id, text }, context) => {
    const { db, user, services } = context
    await lockedRequest(context, id)
    await addEvent(db, { request_id: id, kind: 'comment', text, by_user: user.id, at: services.now() })
    await audit(context, 'comment', id)
    return { data: await recordOf(context, id) }
  }),
]
