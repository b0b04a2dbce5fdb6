import { isOwn } from '@portal/contract/core/api/own-subject'
import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import {
  type Delegation,
  type DelegationState,
  deleteDelegation,
  editDelegation,
  revokeDelegation,
} from '@portal/contract/requests/delegations'
import type { DelegationRow } from '../signatures/schema.ts'

/** Recipient and period of a delegation, requested or existing. */
export type Term = Pick<DelegationRow, 'from' | 'to' | 'delegated_to'>

/** State of a delegation on a day in the organisation's time zone. It is still active on its last day. */
export const stateOf = (
  { from, to, ended_early }: Pick<DelegationRow, 'from' | 'to' | 'ended_early'>,
  today: string,
): DelegationState => {
  if (ended_early === 'revoked') return 'revoked'
  if (ended_early || to < today) return 'ended'
  return from > today ? 'upcoming' : 'active'
}

/** A user's rights on a delegation that they see. Only the person who gave it can change it. */
export const rightsOnDelegation = (
  user: Holder & { readonly id: string },
  row: DelegationRow,
  today: string,
): Delegation['can'] => {
  const isGiven = isOwn(user, row.delegated_by)
  const state = stateOf(row, today)
  return {
    edit: isGiven && can(user, editDelegation.needs) && (state === 'upcoming' || state === 'active'),
    delete: isGiven && can(user, deleteDelegation.needs) && state === 'upcoming',
    revoke: isGiven && can(user, revokeDelegation.needs) && state === 'active',
  }
}

/** Problems with the dates and recipient of a new delegation, or of an edited one. */
export const delegationProblemsOf = (
  term: Term,
  present: DelegationRow | null,
  today: string,
): readonly { readonly path: string; readonly code: FieldCode }[] => {
  if (!present || stateOf(present, today) === 'upcoming')
    return term.from < today ? [{ path: 'from', code: 'date_past' }] : []
  return [
    ...(term.from === present.from ? [] : [{ path: 'from', code: 'delegation_begun' } as const]),
    ...(term.delegated_to === present.delegated_to
      ? []
      : [{ path: 'delegated_to_id', code: 'delegation_begun' } as const]),
    ...(term.to < today ? [{ path: 'to', code: 'date_past' } as const] : []),
  ]
}
