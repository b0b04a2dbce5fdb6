import type { ErrorCode } from './errors.ts'

/** Somebody who acts, of any account type. */
interface Actor {
  readonly id: string
}

/** The code of what nobody does for themselves. */
export const ownSubject = 'own_subject' as const satisfies ErrorCode

/**
 * Whether somebody would act on themselves (decision 46). Nobody marks their own attendance, decides on their own place,
 * reads what is right in a test that they take, marks it, extends its time, or issues or revokes their own certificate.
 * It takes no privileges into account: directors and system administrators are no exception.
 */
export const isOwn = ({ id }: Actor, subjects: string | Iterable<string>): boolean =>
  typeof subjects === 'string' ? subjects === id : [...subjects].includes(id)
