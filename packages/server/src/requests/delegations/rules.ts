import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import {
  type Delegation,
  type DelegationState,
  deleteDelegation,
  editDelegation,
  revokeDelegation,
} from '@portal/contract/requests/delegations'
import type { DelegationRow } from './schema.ts'

/** What is asked for, or exists already: to whom, from which day to which. */
export type Term = Pick<DelegationRow, 'from' | 'to' | 'delegated_to'>

/** The state of a delegation on a day of the organisation's: it is valid on its last day too. */
export const stateOf = (
  { from, to, ended_early }: Pick<DelegationRow, 'from' | 'to' | 'ended_early'>,
  today: string,
): DelegationState => {
  if (ended_early === 'revoked') return 'revoked'
  if (ended_early || to < today) return 'ended'
  return from > today ? 'upcoming' : 'active'
}

/** What a person may do with a delegation that they see: only who gave it changes it, whatever the other may. */
export const rightsOn = (
  user: Holder & { readonly id: string },
  row: DelegationRow,
  today: string,
): Delegation['can'] => {
  const isGiven = row.delegated_by === user.id
  const state = stateOf(row, today)
  return {
    edit: isGiven && can(user, editDelegation.needs) && (state === 'upcoming' || state === 'active'),
    delete: isGiven && can(user, deleteDelegation.needs) && state === 'upcoming',
    revoke: isGiven && can(user, revokeDelegation.needs) && state === 'active',
  }
}

/** What is wrong with the days and the person of a new delegation, or of one as it is to be from now on. */
export const problemsOf = (
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
