import type { ErrorCode } from './errors.ts'

interface Actor {
  readonly id: string
}

/** Null or undefined if nobody is known. */
type Subject = string | null | undefined

export const ownSubject = 'own_subject' as const satisfies ErrorCode

/** Codes that refuse people because a request is about themselves. */
export type OwnRefusal = Extract<ErrorCode, 'own_subject' | 'own_account' | 'own_privileges' | 'signature_own_request'>

/**
 * Whether a record is about the person themselves. Every area asks this function, and none compares IDs. People can't
 * mark their own attendance or attempt, nor decide on their own enrolment, request, or complaint. They can't extend
 * their own time, or change their own account as staff do. Nor can they read the correct answers of their test, or
 * issue or revoke their own certificate. This applies to directors and system administrators too.
 */
export const isOwn = ({ id }: Actor, subjects: Subject | Iterable<Subject>): boolean =>
  typeof subjects === 'object' && subjects !== null ? [...subjects].includes(id) : subjects === id
