import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { SessionUser } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { UserRow } from './schema.ts'

/**
 * Why a person with the right password can't start a session, or null. Check it only after the password: before that,
 * all responses are the same.
 */
export const refusesLogin = (row: UserRow): 'account_inactive' | 'email_not_verified' | null => {
  if (!row.active) return 'account_inactive'
  return row.email_verified_at ? null : 'email_not_verified'
}

/** A person who acts on records or reads them. */
export interface Actor extends Holder {
  readonly id: string
}

/** Rejects actions that people may not take on themselves. Call it before any write, and before returning a record. */
export const refuseOwn = (actor: Pick<SessionUser, 'id'>, subjects: string | Iterable<string>): void => {
  if (isOwn(actor, subjects)) throw refuse(ownSubject)
}

/** Name of the account in authenticator apps and passkeys. */
export const ISSUER = 'Portal'

/** Whether an account must have a second factor: everyone in the staff area, if the setting requires it. */
export const needsSecondFactor = ({ SECOND_FACTOR }: Pick<Settings, 'SECOND_FACTOR'>, person: Holder): boolean =>
  SECOND_FACTOR === 'staff' && can(person, 'staff_area')

/** Second factors of an account. */
export interface OwnedFactors {
  readonly app: boolean
  readonly passkeys: number
}

/** Whether login needs more than a password. */
export const hasSecondFactor = ({ app, passkeys }: OwnedFactors): boolean => app || passkeys > 0

/** Whether a factor may be removed. People who need one must keep the last. */
export const mayRemoveOne = ({ app, passkeys }: OwnedFactors, isNeeded: boolean): boolean =>
  !isNeeded || Number(app) + passkeys > 1
