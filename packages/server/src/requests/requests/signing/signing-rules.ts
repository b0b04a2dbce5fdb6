import type { ErrorCode } from '@portal/contract/core/api/errors'
import { isOwn } from '@portal/contract/core/api/own-subject'
import { exactDollars, isWithin, quotedRateOf } from '@portal/contract/core/fields/money'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { limitOf, officerNeed, type SignatureRole, signatureRoles } from '@portal/contract/requests/signatures'

export interface Signer extends Holder {
  readonly id: string
}

/** The part of a request that its signatures depend on. */
export interface ToSign extends Pick<RequestRecord, 'state' | 'location' | 'next_role' | 'total_minor' | 'usd_rate'> {
  readonly per_usd: number | null
  readonly requester_id: string
  readonly direct_manager_id: string
  /** Everyone who has signed this revision, or for whom somebody signed it. */
  readonly signed: readonly string[]
}

/** A signature to check: role, signer, and the principal if the signer acts by delegation. */
export interface Attempt<Principal extends Signer = Signer> {
  readonly role: SignatureRole
  readonly signer: Signer
  readonly principal: Principal | null
}

/** The next role, or null after the last. */
export const roleAfter = (role: SignatureRole): SignatureRole | null =>
  signatureRoles[signatureRoles.indexOf(role) + 1] ?? null

/** Whether a person holds a role themselves: named in the request, by tier, or by office in its location. */
const holdsRole = (person: Signer, role: SignatureRole, request: ToSign): boolean => {
  if (!can(person, ['signatures', 'sign'])) return false
  if (role === 'direct_manager') return isOwn(person, request.direct_manager_id)
  if (role === 'procurement_department') return can(person, officerNeed('procurement', request.location))
  if (role === 'accounting_department') return can(person, officerNeed('accounting', request.location))
  const limit = limitOf(person)
  const rate = quotedRateOf(request)
  return limit !== null && rate !== null && isWithin(exactDollars(request.total_minor, rate), limit)
}

/**
 * Why a person can't give this signature, or null. Requesters sign as requester only, and nobody
 * signs twice. A delegation grants the absent person's roles, except that of requester. No account type or privilege
 * overrides these rules.
 */
export const signingProblem = ({ role, signer, principal }: Attempt, request: ToSign): ErrorCode | null => {
  if (request.state !== 'pending') return 'transition_refused'
  if (role !== request.next_role) return 'signature_out_of_order'
  const people = principal ? [signer.id, principal.id] : [signer.id]
  if (role === 'requested_by') {
    if (principal || !isOwn(signer, request.requester_id)) return 'signature_not_yours'
    return null
  }
  if (people.includes(request.requester_id)) return 'signature_own_request'
  if (people.some(person => request.signed.includes(person))) return 'signature_repeated'
  return holdsRole(principal ?? signer, role, request) ? null : 'signature_not_yours'
}

/**
 * Ways in which a person can give the next signature: first in their own right, then for people who delegated to them.
 */
export const waysToSign = <Principal extends Signer>(
  signer: Signer,
  principals: readonly Principal[],
  request: ToSign,
): readonly Attempt<Principal>[] => {
  const role = request.next_role
  if (role === null) return []
  const ways = [null, ...principals].map(principal => ({ role, signer, principal }))
  return ways.filter(way => signingProblem(way, request) === null)
}
