import type { InputOf } from '@portal/contract/core/api/endpoint'
import { ownSubject } from '@portal/contract/core/api/own-subject'
import type { RequestKind } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'
import { fitCommitments } from '../../../money/commitments/commitments.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lockedVersion } from '../locked.ts'
import { invoiceRightsOn, invoiceStepsOf, isRefusedAsOwn } from '../rules.ts'
import { changeRequest } from '../store.ts'
import { record } from './steps.ts'

type Steps = ReturnType<typeof requestSteps>

/** Declares that no more invoices follow, or undoes that. Adjusts commitments. */
const take = async (
  kind: RequestKind,
  step: 'complete' | 'reopen',
  { id, version, reason }: InputOf<Steps['complete']>,
  context: Context,
) => {
  const { db, user, services } = context
  const request = await lockedVersion(context, { kind, id, version })
  if (!invoiceStepsOf(request)[step]) throw refuse('transition_refused')
  if (isRefusedAsOwn(user, request, step)) throw refuse(ownSubject)
  if (!invoiceRightsOn(user, request)[step]) throw refuse('privilege_missing')
  await changeRequest(db, id, { completed_at: step === 'complete' ? services.now() : null })
  await fitCommitments(db, id)
  return record(context, request, { kind: step, reason })
}

/** Completing and reopening requests of one kind. */
export const completeRoutes = (kind: RequestKind, steps: Pick<Steps, 'complete' | 'reopen'>) => [
  handle(steps.complete, (given, context) => take(kind, 'complete', given, context)),
  handle(steps.reopen, (given, context) => take(kind, 'reopen', given, context)),
]
