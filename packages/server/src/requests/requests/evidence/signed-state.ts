import type { RequestContent } from '@portal/contract/requests/request-records'
import type { ChainEvidence } from '@portal/contract/requests/signature-chain'
import { signatureRoles } from '@portal/contract/requests/signatures'
import { roleAfter } from '../signing/signing-rules.ts'

type Link = Pick<ChainEvidence['links'][number], 'role' | 'decision' | 'state' | 'next_role'>

/** State of a request, and the role that signs next. */
export interface SignedState {
  readonly state: string
  readonly next_role: string | null
}

const isSame = (one: SignedState, other: SignedState) => one.state === other.state && one.next_role === other.next_role

/**
 * Checks a state against signatures alone, because earlier releases linked nothing else. Signatures determine the next
 * role, and nobody buys before all have signed.
 */
const fitsSignatures = ({ state, next_role }: SignedState, links: readonly Link[]): boolean => {
  const last = links.at(-1)
  if (last?.decision === 'reject') return state === 'rejected' && next_role === null
  const role = signatureRoles.find(one => one === last?.role)
  const next = last && role ? roleAfter(role) : 'requested_by'
  if (state === 'canceled') return next_role === null
  if (state === 'pending' || state === 'onhold') return next_role === next
  return (state === 'bought' || state === 'delivered') && next === null && next_role === null
}

/** Whether the budget holder signed a revision with a new total. A request may be at that revision only then. */
export const isTotalSigned = ({ new_total }: Pick<RequestContent, 'new_total'>, links: readonly Link[]): boolean =>
  new_total === undefined || links.some(({ role, decision }) => role === 'budget_holder' && decision === 'sign')

/** Whether the links of a request's revision lead to its current state. */
export const isStateSigned = (
  now: SignedState,
  links: readonly Link[],
  { has_steps }: { has_steps?: true | null },
): boolean => {
  const last = links.at(-1)
  if (last?.state) return isSame(now, { state: last.state, next_role: last.next_role ?? null })
  if (!last && has_steps) return isSame(now, { state: 'pending', next_role: 'requested_by' })
  return fitsSignatures(now, links)
}
