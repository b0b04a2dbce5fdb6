import { type Office, officeOf } from '@portal/contract/signatures'
import { type Signer, signingProblem, type ToSign } from './signing-rules.ts'

/**
 * Those who can give the next signature in their own right. Whoever passes every check does not count for an office: one
 * that nobody was given stays empty, though they could fill in.
 */
export const nextSigners = <Person extends Signer>(signers: readonly Person[], request: ToSign): readonly Person[] => {
  const { next_role: role } = request
  if (role === null) return []
  return signers.filter(person => {
    const signer = role === 'direct_manager' || role === 'requested_by' ? person : { ...person, type: 'staff' as const }
    return signingProblem({ role, signer, principal: null }, request) === null
  })
}

/** The office that a pending request waits for though nobody holds it; null where somebody can sign. */
export const missingOfficeOf = (signers: readonly Signer[], request: ToSign): Office | null => {
  const { next_role: role, state, location } = request
  // The requester is always there.
  if (role === null || role === 'requested_by' || state !== 'pending') return null
  return nextSigners(signers, request).length > 0 ? null : officeOf(role, location)
}
