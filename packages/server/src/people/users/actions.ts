import type { ErrorCode } from '@portal/contract/core/api/errors'
import {
  deactivateUsers,
  endSessionsOfUsers,
  reactivateUsers,
  resendVerifications,
  sendEmailToUsers,
  type UserResults,
  verifyUsers,
} from '@portal/contract/people/users/user-actions'
import { type MailingRecipient, queueMails } from '../../messages/emails/queue-mails.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { firstStateOf } from '../../platform/mail/unsent.ts'
import { sendNewCode } from '../access/sign-up/code-mail.ts'
import { voidCodes } from '../access/sign-up/codes.ts'
import { forgetDevices } from '../sessions/devices.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { targetOf } from './present.ts'
import { refusesActing, type Target } from './rules.ts'
import { lockUsers, type UserWithPrivileges, updateUser } from './store.ts'

const audit = auditOf('users')

/**
 * Runs `act` for each account and returns the results in order. `act` must return a code before it changes anything.
 */
export const eachUser = async (
  context: Context,
  ids: readonly string[],
  act: (row: UserWithPrivileges, target: Target) => Promise<ErrorCode | null>,
): Promise<{ data: UserResults }> => {
  const { db, user } = context
  // Locks the actor too. If two people deactivate each other at once, the second is already signed out.
  const rows = await lockUsers(db, [...ids, user.id])
  if (!rows.get(user.id)?.active) throw refuse('not_signed_in')
  const results = new Map<string, string | null>()
  for (const id of new Set(ids)) {
    const row = rows.get(id)
    results.set(id, row ? await act(row, targetOf(row)) : 'not_found')
  }
  return { data: [...results].map(([id, code]) => ({ id, code })) }
}

/** Adds the mail state to successful results. */
const withMail = ({ services }: Context, { data }: { data: UserResults }): { data: UserResults } => {
  const mail = firstStateOf(services.settings)
  return { data: data.map(one => (one.code === null ? { ...one, mail } : one)) }
}

const signOut = async ({ db }: Context, id: string) => {
  await endSessionsOf(db, id)
  await forgetDevices(db, id)
}

const switchUser = async (context: Context, row: UserWithPrivileges, target: Target, active: boolean) => {
  const refused = refusesActing(context.user, target)
  if (refused) return refused
  if (row.active === active) return 'transition_refused'
  await updateUser(context.db, row.id, { active })
  if (!active) {
    await signOut(context, row.id)
    await voidCodes(context.db, row.id)
  }
  await audit(context, active ? 'reactivate' : 'deactivate', row.id)
  return null
}

/** Routes that act on one or many accounts. */
export const actionRoutes = [
  handle(deactivateUsers, ({ ids }, context) =>
    eachUser(context, ids, (row, target) => switchUser(context, row, target, false)),
  ),

  handle(reactivateUsers, ({ ids }, context) =>
    eachUser(context, ids, (row, target) => switchUser(context, row, target, true)),
  ),

  handle(resendVerifications, async ({ ids }, context) => {
    const answer = await eachUser(context, ids, async (row, { active, isVerified }) => {
      if (!active) return 'account_inactive'
      if (isVerified) return 'transition_refused'
      const isSent = await sendNewCode(context, row, row.has_password ? 'verify' : 'invite')
      if (!isSent) return 'too_many_requests'
      await audit(context, 'resend_verification', row.id)
      return null
    })
    return withMail(context, answer)
  }),

  handle(verifyUsers, ({ ids }, context) =>
    eachUser(context, ids, async (row, target) => {
      const refused = refusesActing(context.user, target)
      if (refused) return refused
      if (target.isVerified || !target.active) return 'transition_refused'
      await updateUser(context.db, row.id, { email_verified_at: context.services.now() })
      await audit(context, 'verify_manually', row.id)
      return null
    }),
  ),

  handle(sendEmailToUsers, async ({ ids, title, content }, context) => {
    const recipients: MailingRecipient[] = []
    const answer = await eachUser(context, ids, async ({ id, email, language }, { active }) => {
      const refused = active ? null : 'account_inactive'
      recipients.push({ userId: id, email, language, refused: refused ?? undefined })
      if (!refused) await audit(context, 'send_email', id)
      return refused
    })
    if (recipients.length > 0) await queueMails(context, { title, content }, recipients)
    return withMail(context, answer)
  }),

  handle(endSessionsOfUsers, ({ ids }, context) =>
    eachUser(context, ids, async (row, target) => {
      const refused = refusesActing(context.user, target)
      if (refused) return refused
      await signOut(context, row.id)
      await audit(context, 'end_sessions', row.id)
      return null
    }),
  ),
]
