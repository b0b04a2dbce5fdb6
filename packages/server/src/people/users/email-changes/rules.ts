import { limits } from '@portal/contract/core/fields/limits'
import { can } from '@portal/contract/core/rights/needs'
import { editUser } from '@portal/contract/people/users/users'
import { mayChangeEmail, type Target } from '../rules.ts'
import type { PendingChange } from './pending-change.ts'

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** The earliest moment at which a change that is asked for now takes effect. */
export const dueAfter = (askedAt: Date): Date => after(askedAt, limits.email_change_seconds)

/** Changes that were asked for before this moment lapse unless the new mailbox has confirmed. */
export const lapsesBefore = (now: Date): Date => after(now, -limits.email_change_confirm_seconds)

/** What a change waits for, or that it can take effect, or that nobody confirmed it in time. */
export type Stage = 'unconfirmed' | 'waiting' | 'due' | 'lapsed'

/** The stage of a change (decision 47): both the new mailbox and 72 hours are needed. */
export const stageOf = (
  { asked_at, due_at, confirmed_at }: Pick<PendingChange, 'asked_at' | 'due_at' | 'confirmed_at'>,
  now: Date,
): Stage => {
  if (confirmed_at) return due_at <= now ? 'due' : 'waiting'
  return asked_at <= lapsesBefore(now) ? 'lapsed' : 'unconfirmed'
}

/** Whether a new address takes effect at once: nobody can lose an account that nobody has ever used. */
export const isImmediate = ({ has_logged_in }: { readonly has_logged_in: boolean }): boolean => !has_logged_in

/**
 * Whether a change that is due still takes effect. Whoever asked may have left or lost power since, and the account may
 * have gained some.
 */
export const isStillAllowed = (asker: Target | undefined, target: Target): boolean =>
  asker?.active === true && can(asker, editUser.needs) && mayChangeEmail(asker, target)
