import { limitOf, type Office, officeOf } from '@portal/contract/requests/signatures'
import type { ActivePerson } from '../../../people/accounts/active-people.ts'
import type { Orm } from '../../../platform/database/index.ts'
import { delegatesOf } from '../../delegations/store.ts'
import { activeStaff, maySign } from '../../signatures/signers.ts'
import { type Signer, signingProblem, type ToSign } from '../signing-rules.ts'

/** All active staff; nobody is read where no request waits for a signature. */
export const staffFor = async (db: Orm, found: readonly ToSign[]) =>
  found.some(({ state, next_role }) => state === 'pending' && next_role !== null) ? activeStaff(db) : []

const limitGiven = (person: Signer): number => limitOf({ ...person, type: 'staff' }) ?? 0

/** Whose limit is lower, for a sort that leaves those of one limit as they were. */
const byLimit = (one: Signer, other: Signer): number => {
  const [own, theirs] = [limitGiven(one), limitGiven(other)]
  if (own === theirs) return 0
  return own < theirs ? -1 : 1
}

/**
 * Those who can give the next signature in their own right; of budget holders those with the lowest limit that suffices
 * come first (decision 9). Whoever passes every check does not count for an office: one that nobody was given stays
 * empty, though they could fill in.
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

/** The role that a pending request waits for though nobody has it; null where somebody can sign. */
export const missingOfficeOf = (signers: readonly Signer[], request: ToSign): Office | null => {
  const { next_role: role, state, location } = request
  // The requester is always there.
  if (role === null || role === 'requested_by' || state !== 'pending') return null
  return nextSigners(signers, request).length > 0 ? null : officeOf(role, location)
}

/** Somebody who must act on a request, in the name of another person where that one delegated to them. */
export interface Actor {
  readonly person: ActivePerson
  readonly principal?: ActivePerson
}

/** People who act in their own right. */
export const inOwnRight = (people: readonly ActivePerson[]): readonly Actor[] => people.map(person => ({ person }))

/** Those of the staff who can give the next signature on a day: in their own right first, then for whoever is away. */
export const actorsOf = async (
  db: Orm,
  day: string,
  request: ToSign,
  staff: readonly ActivePerson[],
): Promise<readonly Actor[]> => {
  const { next_role: role } = request
  if (role === null || request.state !== 'pending') return []
  const signers = staff.filter(maySign)
  // A requester signs their own request without any right to sign those of others.
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
