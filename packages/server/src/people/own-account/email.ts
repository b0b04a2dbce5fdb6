import { limits } from '@portal/contract/core/fields/limits'
import { changeOwnEmail, confirmOwnEmail } from '@portal/contract/people/own-account/own-account'
import { eq, sql } from 'drizzle-orm'
import { sendCode } from '../../messages/emails/code-messages.ts'
import { sendEmailChanged } from '../../messages/emails/messages.ts'
import { auditOf } from '../../platform/audit.ts'
import { isDuplicate } from '../../platform/database/errors/database-error.ts'
import type { Orm } from '../../platform/database/index.ts'
import { DONE, handleAfter } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { byDay, byNetwork, countAttempt } from '../access/passwords/attempts.ts'
import { provePassword } from '../access/passwords/confirmed.ts'
import { verifyCode } from '../access/sign-up/code-mail.ts'
import { consumeCode, issueCode, voidCodes } from '../access/sign-up/codes.ts'
import { emailChanges, users } from '../accounts/schema.ts'
import { isEmailTaken } from '../accounts/store.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { removeChange } from '../users/email-changes/store.ts'

const audit = auditOf('users')

const setEmail = async (db: Orm, id: string, email: string, now: Date) => {
  const proven = { email_verified_at: now, email_mailed_at: now }
  const change = { email, ...proven, version: sql`${users.version} + 1`, updated_at: sql`now()` }
  try {
    await db.update(users).set(change).where(eq(users.id, id))
  } catch (error) {
    // Another account has taken the address meanwhile, so the code is useless.
    throw isDuplicate(error) ? refuse('code_expired') : error
  }
}

/** Changes one's own email. The request needs the password, and the change needs the code sent to the new address. */
export const ownEmailRoutes = [
  handleAfter(
    changeOwnEmail,
    async ({ current_password }, request) => {
      const { services, user } = request
      await provePassword(request, current_password)
      await countAttempt(services, byDay('email-mails', user.id, limits.code_mails_daily))
    },
    async ({ email }, context) => {
      const { db, user, services } = context
      const issued = await issueCode(db, user.id, 'email', services.now())
      if (issued === null) throw refuse('too_many_requests', { retryAfter: limits.code_resend_seconds })
      await db
        .insert(emailChanges)
        .values({ user_id: user.id, email, created_at: services.now() })
        .onConflictDoUpdate({ target: emailChanges.user_id, set: { email, created_at: services.now() } })
      // Doesn't reveal whether an email has an account. In that case, the code is created but not sent.
      const owner = { id: user.id, email, language: user.language }
      if (!(await isEmailTaken(db, email))) await sendCode(context, owner, 'email', issued)
      await audit(context, 'ask_for_email', user.id)
      return DONE
    },
  ),

  handleAfter(
    confirmOwnEmail,
    async ({ code }, request) => {
      const { services, address, user } = request
      await countAttempt(services, [
        ...byNetwork('email', address, user.email),
        ...byDay('email', user.id, limits.code_tries_daily),
      ])
      await verifyCode(request, user.id, 'email', code)
    },
    async ({ code }, context) => {
      const { db, user, services, token } = context
      const [wanted] = await db.delete(emailChanges).where(eq(emailChanges.user_id, user.id)).returning()
      if (!wanted || !(await consumeCode(db, user.id, 'email', code))) throw refuse('code_expired')
      // The owner's change replaces one that another person requested.
      await removeChange(db, user.id)
      await setEmail(db, user.id, wanted.email, services.now())
      // A password reset code may be on its way to the old mailbox.
      await voidCodes(db, user.id)
      await endSessionsOf(db, user.id, token)
      await sendEmailChanged(context, user)
      await audit(context, 'change_email', user.id)
      return DONE
    },
  ),
]
