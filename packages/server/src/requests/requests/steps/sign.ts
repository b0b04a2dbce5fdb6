import type { InputOf } from '@portal/contract/core/api/endpoint'
import { exactDollars, isWithin, quotedRateOf, roundedDollars } from '@portal/contract/core/fields/money'
import type { RequestKind } from '@portal/contract/requests/request-records'
import type { requestSteps } from '@portal/contract/requests/request-steps'
import { fitCommitments } from '../../../money/commitments/commitments.ts'
import { usdRateOn } from '../../../money/usd/rate-on.ts'
import { provePassword } from '../../../people/access/passwords/confirmed.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handleAfter } from '../../../platform/http/handle.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { todayOf } from '../../../platform/time/day.ts'
import { appendSignature, signaturesOf } from '../../signatures/chain.ts'
import { lockedRequest } from '../locked.ts'
import { decideNewTotal } from '../new-totals/decide.ts'
import { asNewTotal } from '../new-totals/rules.ts'
import { refuseUnsealed } from '../new-totals/sealed.ts'
import { newTotalsOf } from '../new-totals/store.ts'
import { requestRecordOf } from '../read.ts'
import { requestStateAfter } from '../rules.ts'
import type { RequestRow } from '../schema.ts'
import { notifyNext } from '../signing/notify-next.ts'
import { notifyRejected } from '../signing/notify-step.ts'
import { principalAt } from '../signing/principals.ts'
import { roleAfter, signingProblem } from '../signing/signing-rules.ts'
import { changeRequest, requestItemsOf } from '../store.ts'
import { toSign } from '../to-sign.ts'

/** Dollar total of a request, frozen at the requester's signature. */
const inDollars = async ({ db, services }: Context, { currency, total_minor }: RequestRow) => {
  const found = await usdRateOn(db, currency, todayOf(services))
  if (!found) throw refuse('rate_missing')
  const rate = { usd_rate: found.rate, per_usd: found.inverse }
  return { ...rate, total_usd_minor: roundedDollars(exactDollars(total_minor, rate)) }
}

/**
 * Throws if a budget line of the request was deleted since, because no line could hold the money.
 */
const refuseWithoutLine = async ({ db }: Context, { id, type }: RequestRow) => {
  if (type === 'core') return
  const lost = (await requestItemsOf(db, id)).find(({ budget_item_id }) => budget_item_id === null)
  if (lost) throw refuseField(`items.${lost.position}.budget_item_id`, 'select_value')
}

/** Whether signing this amount requires the password again. */
const needsPassword = (
  { SIGNATURE_PASSWORD_USD }: Settings,
  request: Pick<RequestRow, 'total_minor' | 'usd_rate' | 'per_usd'>,
) => {
  const rate = quotedRateOf(request)
  return rate !== null && !isWithin(exactDollars(request.total_minor, rate), SIGNATURE_PASSWORD_USD * 100)
}

type Steps = ReturnType<typeof requestSteps>

/**
 * Signs or rejects in one transaction, from the request's lock to the link in the chain. The requester's signature
 * commits the money.
 */
const sign = async (kind: RequestKind, given: InputOf<Steps['sign']>, context: Context) => {
  const { id, role, decision, revision, for_id } = given
  const { db, user, services } = context
  const request = await lockedRequest(context, { kind, id })
  const waiting = (await newTotalsOf(db, id)).get(id)
  const newTotal = waiting?.row.decision === null && waiting.row.revision === revision ? waiting : undefined
  if (!newTotal && request.revision !== revision)
    throw refuse('changed_meanwhile', { data: await requestRecordOf(context, request) })
  if (newTotal) await refuseUnsealed(db, request, newTotal)
  const at = services.now()
  const principal = for_id === undefined ? null : await principalAt(context, for_id, at)
  if (principal === undefined) throw refuse('signature_not_yours')
  const signed = newTotal ? asNewTotal(request, newTotal) : toSign(request, await signaturesOf(db, id))
  const problem = signingProblem({ role, signer: user, principal }, signed)
  if (problem) throw refuse(problem)

  const isSigned = decision === 'sign'
  if (isSigned && role === 'requested_by') await refuseWithoutLine(context, request)
  const { usd_rate, per_usd, total_usd_minor } = request
  const own = {
    for_user: principal?.id ?? null,
    reason: isSigned ? null : (given.reason ?? null),
    appearance: isSigned ? (given.appearance ?? null) : null,
  }
  const isFirst = isSigned && role === 'requested_by'
  const money = isFirst ? await inDollars(context, request) : { usd_rate, per_usd, total_usd_minor }
  if (isSigned && given.current_password === undefined && needsPassword(services.settings, { ...signed, ...money }))
    throw refuse('password_needed')
  if (newTotal) {
    await decideNewTotal(context, request, newTotal, { decision, at, ...own })
    return { data: await requestRecordOf(context, request) }
  }
  const to = isSigned
    ? { state: request.state, next_role: roleAfter(role) }
    : { state: requestStateAfter(request, 'reject') ?? request.state, next_role: null }
  await changeRequest(db, id, { ...money, ...to, waiting_since: isSigned ? at : null })
  if (!isSigned || role === 'requested_by') await fitCommitments(db, id)
  if (isSigned) {
    const people = principal ? [user.id, principal.id] : [user.id]
    const present = { ...signed, ...money, ...to, waiting_since: at, signed: [...signed.signed, ...people] }
    await notifyNext(context, present)
  } else await notifyRejected(context, request, given.reason)
  await auditOf(kind)(context, decision, id, { role, ...(for_id && { for: for_id }) })
  await appendSignature(db, services.secretKey, {
    ...{ request_id: id, revision, role, decision, at, ...money, ...to },
    ...{ by_user: user.id, content_hash: request.content_hash, ...own },
  })
  return { data: await requestRecordOf(context, request) }
}

/** Signing and rejecting. A password must be correct if it is given, even if it isn't required. */
export const signRoutes = (kind: RequestKind, steps: Pick<Steps, 'sign'>) => [
  handleAfter(
    steps.sign,
    async ({ current_password }, request) => {
      if (current_password !== undefined) await provePassword(request, current_password)
    },
    (given, context) => sign(kind, given, context),
  ),
]
