import type { SecondFactorChange } from '@portal/contract/people/access/second-factor-changes'
import { sendSecondFactorChanged } from '../../messages/emails/messages.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { requireConfirmed } from '../access/passwords/confirmed.ts'
import { hasSecondFactor, mayRemoveOne, needsSecondFactor, type OwnedFactors } from '../accounts/rules.ts'
import { lockById } from '../accounts/store.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { deleteRecoveryCodes, factorsOf, makeRecoveryCodes, recoveryCodesLeft } from './store.ts'

const audit = auditOf('users')

/** Starts a change. Requires a recently confirmed password, and locks the account so that changes run one at a time. */
export const beginChange = async (context: Context): Promise<OwnedFactors> => {
  await requireConfirmed(context)
  await lockById(context.db, context.user.id)
  return factorsOf(context.db, context.user.id)
}

/** Writes a change to the audit and mails the owner, so that changes by others don't go unnoticed. */
export const noteChange = async (context: Context, change: SecondFactorChange): Promise<void> => {
  await audit(context, change, context.user.id)
  await sendSecondFactorChanged(context, context.user, change)
}

/**
 * Runs after a factor was added. Creates recovery codes if none are left. The first factor ends all other sessions,
 * because those only needed a password.
 */
export const afterAdding = async (context: Context, before: OwnedFactors): Promise<string[] | null> => {
  const { db, user, token, services } = context
  if (!hasSecondFactor(before)) await endSessionsOf(db, user.id, token)
  const left = await recoveryCodesLeft(db, user.id)
  return left > 0 ? null : makeRecoveryCodes(db, services.secretKey, user.id)
}

/** Throws if a person who needs a second factor would remove the last one. */
export const refuseLastFactor = ({ services, user }: Context, factors: OwnedFactors): void => {
  if (!mayRemoveOne(factors, needsSecondFactor(services.settings, user))) throw refuse('last_factor')
}

/** Runs after a factor was removed. Without factors, deletes the recovery codes. */
export const afterRemoving = async ({ db, user }: Context): Promise<void> => {
  if (!hasSecondFactor(await factorsOf(db, user.id))) await deleteRecoveryCodes(db, user.id)
}
