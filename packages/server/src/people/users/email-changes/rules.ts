import { limits } from '@portal/contract/core/fields/limits'
import { can } from '@portal/contract/core/rights/needs'
import { editUser } from '@portal/contract/people/users/users'
import type { pendingEmailChanges } from '../../accounts/schema.ts'
import { mayChangeEmail, type Target } from '../rules.ts'

/** A change of email that one person requested for another. */
export type PendingChange = typeof pendingEmailChanges.$inferSelect

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** When a change requested now takes effect at the earliest. */
export const dueAfter = (askedAt: Date): Date => after(askedAt, limits.email_change_seconds)

/** Unconfirmed changes that were requested before this moment lapse. */
export const lapsesBefore = (now: Date): Date => after(now, -limits.email_change_confirm_seconds)

export type Stage = 'unconfirmed' | 'waiting' | 'due' | 'lapsed'

/** Stage of a change. It needs both the new mailbox's confirmation and 72 hours. */
export const stageOf = (
  { asked_at, due_at, confirmed_at }: Pick<PendingChange, 'asked_at' | 'due_at' | 'confirmed_at'>,
  now: Date,
): Stage => {
  if (confirmed_at) return due_at <= now ? 'due' : 'waiting'
  return asked_at <= lapsesBefore(now) ? 'lapsed' : 'unconfirmed'
}

/** Whether a new address takes effect at once. Nobody can lose an account that was never used. */
export const isImmediate = ({ has_logged_in }: { readonly has_logged_in: boolean }): boolean => !has_logged_in

/** Whether a due change may still take effect. The requester may have lost rights, or the account gained some. */
export const isStillAllowed = (asker: Target | undefined, target: Target): boolean =>
  asker?.active === true && can(asker, editUser.needs) && mayChangeEmail(asker, target)
