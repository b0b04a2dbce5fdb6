import { type Office, officeOf } from '@portal/contract/requests/signatures'
import type { ActivePerson } from '../../../people/accounts/active-people.ts'
import type { Orm } from '../../../platform/database/index.ts'
import { delegatesOf } from '../../delegations/store.ts'
import { activeStaff, maySign } from '../../signatures/signers.ts'
import { type Signer, signingProblem, type ToSign } from './signing-rules.ts'
import { byLimit } from './tiers.ts'

/** All active staff. Skips the query if no request is pending a signature. */
export const staffFor = async (db: Orm, found: readonly ToSign[]) =>
  found.some(({ state, next_role }) => state === 'pending' && next_role !== null) ? activeStaff(db) : []

/**
 * People who can give the next signature in their own right. Budget holders come in order of their limit, lowest first.
 * People who pass every check don't count as holders of an office. An unassigned office stays vacant,
 * although they could sign.
 */
const nextSigners = <Person extends Signer>(signers: readonly Person[], request: ToSign): readonly Person[] => {
  const { next_role: role } = request
  if (role === null) return []
  const found = signers.filter(person => {
    const signer = role === 'direct_manager' || role === 'requested_by' ? person : { ...person, type: 'staff' as const }
    return signingProblem({ role, signer, principal: null }, request) === null
  })
  return role === 'budget_holder' ? found.toSorted(byLimit) : found
}

/** The office that a pending request needs but nobody holds. Null if somebody can sign. */
export const missingOfficeOf = (signers: readonly Signer[], request: ToSign): Office | null => {
  const { next_role: role, state, location } = request
  // There is always a requester.
  if (role === null || role === 'requested_by' || state !== 'pending') return null
  return nextSigners(signers, request).length > 0 ? null : officeOf(role, location)
}

/** A person who must act on a request, with the principal if they act by delegation. */
export interface NextActor {
  readonly person: ActivePerson
  readonly principal?: ActivePerson
}

export const inOwnRight = (people: readonly ActivePerson[]): readonly NextActor[] => people.map(person => ({ person }))

/** Staff who can give the next signature on a day: first in their own right, then for absent people. */
export const actorsOf = async (
  db: Orm,
  day: string,
  request: ToSign,
  staff: readonly ActivePerson[],
): Promise<readonly NextActor[]> => {
  const { next_role: role } = request
  if (role === null || request.state !== 'pending') return []
  const signers = staff.filter(maySign)
  // Requesters sign their own request, even without the right to sign those of others.
  const people = nextSigners(role === 'requested_by' ? staff : signers, request)
  const ids = people.map(({ id }) => id)
  const delegated = await delegatesOf(db, ids, day)
  const delegates = people.flatMap(principal =>
    signers
      .filter(({ id }) => delegated.some(({ by, to }) => by === principal.id && to === id))
      .filter(signer => signingProblem({ role, signer, principal }, request) === null)
      .map(person => ({ person, principal })),
  )
  return [...inOwnRight(people), ...delegates]
}
