import { ownSubject } from '@portal/contract/core/api/own-subject'
import type { RequestKind, RequestRecord } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'
import { fitCommitments } from '../../../money/commitments/commitments.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { signaturesOf } from '../../signatures/chain.ts'
import type { LinkedStep } from '../../signatures/schema.ts'
import { lockedVersion } from '../locked.ts'
import { requestRecordOf, type Which } from '../read.ts'
import { cancelsFor, isRefusedAsOwn, type RequestStep, requestStateAfter, rightsOnRequest } from '../rules.ts'
import type { RequestRow } from '../schema.ts'
import { notifyNext } from '../signing/notify-next.ts'
import { notifyCancelers, notifyReceivers } from '../signing/notify-step.ts'
import { addRequestEvent, changeRequest } from '../store.ts'
import { toSign } from '../to-sign.ts'
import { linkStep } from './link-step.ts'

interface Given extends Which {
  readonly version: number
  readonly reason?: string
}

type EventKind = RequestRecord['events'][number]['kind']

type Taken = { readonly reason: string | undefined } & (
  | { readonly kind: LinkedStep; readonly to: Pick<RequestRow, 'state' | 'next_role'> }
  | { readonly kind: EventKind; readonly to?: undefined }
)

/** Records a step in a request's history and audit, and in the chain if it led `to` a state. Returns the request. */
export const record = async (context: Context, request: RequestRow, { kind, reason: given, to }: Taken) => {
  const { db, user, services } = context
  const [at, reason] = [services.now(), given ?? null]
  await addRequestEvent(db, { request_id: request.id, kind, text: reason, by_user: user.id, at })
  await auditOf(request.kind)(context, kind, request.id)
  if (to !== undefined) await linkStep(context, request, { decision: kind, reason, at, ...to })
  return { data: await requestRecordOf(context, request) }
}

/** The locked request, and the state after a step. Throws if the user may not take the step now. */
const allowed = async (context: Context, given: Given, step: RequestStep) => {
  const request = await lockedVersion(context, given)
  const state = requestStateAfter(request, step)
  if (!state) throw refuse('transition_refused')
  if (isRefusedAsOwn(context.user, request, step)) throw refuse(ownSubject)
  if (!rightsOnRequest(context.user, request)[step])
    throw refuse(step === 'buy' && request.next_role !== null ? 'transition_refused' : 'privilege_missing')
  return { request, state }
}

const take = async (context: Context, given: Given, step: RequestStep) => {
  const { request, state } = await allowed(context, given, step)
  await changeRequest(context.db, request.id, { state })
  const now = { ...request, state }
  const signatures = step === 'resume' || step === 'buy' ? await signaturesOf(context.db, request.id) : []
  if (step === 'resume') await notifyNext(context, toSign(now, signatures))
  if (step === 'buy') await notifyReceivers(context, now, signatures)
  return record(context, request, { kind: step, reason: given.reason, to: { state, next_role: request.next_role } })
}

const cancel = async (context: Context, given: Given) => {
  const { db, user } = context
  const { request, state } = await allowed(context, given, 'cancel')
  if (request.state === 'bought' && request.cancel_asked_as === null) {
    const asked = { cancel_asked_by: user.id, cancel_asked_as: cancelsFor(user, request) ?? null }
    await changeRequest(db, request.id, asked)
    await notifyCancelers(context, { ...request, ...asked }, given.reason)
    return record(context, request, { kind: 'ask_cancel', reason: given.reason })
  }
  const to = { state, next_role: null }
  await changeRequest(db, request.id, { ...to, waiting_since: null })
  await fitCommitments(db, request.id)
  return record(context, request, { kind: 'cancel', reason: given.reason, to })
}

/** Holding, resuming, buying, and cancelling requests of one kind. */
export const requestStepRoutes = (kind: RequestKind, steps: Pick<ReturnType<typeof requestSteps>, RequestStep>) => [
  handle(steps.hold, (given, context) => take(context, { ...given, kind }, 'hold')),
  handle(steps.resume, (given, context) => take(context, { ...given, kind }, 'resume')),
  handle(steps.buy, (given, context) => take(context, { ...given, kind }, 'buy')),
  handle(steps.cancel, (given, context) => cancel(context, { ...given, kind })),
]
