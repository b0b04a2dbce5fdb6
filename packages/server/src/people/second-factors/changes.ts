import type { SecondFactorChange } from '@portal/contract/people/access/second-factor-changes'
import { sendSecondFactorChanged } from '../../messages/emails/messages.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Factors, hasSecondFactor, mayRemoveOne, needsSecondFactor } from '../accounts/second-factor-rules.ts'
import { lockById } from '../accounts/store.ts'
import { requireConfirmed } from '../passwords/confirmed.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { deleteRecoveryCodes, factorsOf, makeRecoveryCodes, recoveryCodesLeft } from './store.ts'

const audit = auditOf('users')

/** Begins a change: the password was proven lately, and no other change of the same account runs beside it. */
export const beginChange = async (context: Context): Promise<Factors> => {
  await requireConfirmed(context)
  await lockById(context.db, context.user.id)
  return factorsOf(context.db, context.user.id)
}

/** Writes a change into the audit and to its owner, so that one made by somebody else does not go unnoticed. */
export const noteChange = async (context: Context, change: SecondFactorChange): Promise<void> => {
  await audit(context, change, context.user.id)
  await sendSecondFactorChanged(context, context.user, change)
}

/**
 * What follows a factor that was added: recovery codes where none are left, and with the first factor the end of all
 * other sessions, which a password alone has opened.
 */
export const afterAdding = async (context: Context, before: Factors): Promise<string[] | null> => {
  const { db, user, token, services } = context
  if (!hasSecondFactor(before)) await endSessionsOf(db, user.id, token)
  const left = await recoveryCodesLeft(db, user.id)
  return left > 0 ? null : makeRecoveryCodes(db, services.secretKey, user.id)
}

/** Refuses to remove the last factor of a person who needs one. */
export const refuseLastFactor = ({ services, user }: Context, factors: Factors): void => {
  if (!mayRemoveOne(factors, needsSecondFactor(services.settings, user))) throw refuse('last_factor')
}

/** What follows a factor that was removed: without any, recovery codes open nothing. */
export const afterRemoving = async ({ db, user }: Context): Promise<void> => {
  if (!hasSecondFactor(await factorsOf(db, user.id))) await deleteRecoveryCodes(db, user.id)
}
