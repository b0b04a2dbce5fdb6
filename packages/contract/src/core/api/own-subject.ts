import type { ErrorCode } from './errors.ts'

interface Actor {
  readonly id: string
}

export const ownSubject = 'own_subject' as const satisfies ErrorCode

/**
 * Whether people would act on themselves (decision 46). They can't mark their own attendance or attempt, decide on
 * their own enrolment, or extend their own time. Nor can they read the correct answers of their test, or issue or
 * revoke their own certificate. This applies to directors and system administrators too.
 */
export const isOwn = ({ id }: Actor, subjects: string | Iterable<string>): boolean =>
  typeof subjects === 'string' ? subjects === id : [...subjects].includes(id)
