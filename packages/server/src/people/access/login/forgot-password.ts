import { limits } from '@portal/contract/core/fields/limits'
import { forgotPassword, resetPassword } from '@portal/contract/people/access/access'
import { sendPasswordChanged, sendResetRefused } from '../../../messages/emails/messages.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Orm } from '../../../platform/database/index.ts'
import type { Context } from '../../../platform/http/context.ts'
import { DONE, handleAfter } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { UserRow } from '../../accounts/schema.ts'
import { findByEmail, hasPendingEmail, refusePendingEmail, setPassword, setVerified } from '../../accounts/store.ts'
import { forgetDevices } from '../../sessions/devices.ts'
import { endSessionsOf } from '../../sessions/sessions.ts'
import { byDay, byNetwork, countAttempt } from '../passwords/attempts.ts'
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.ts'
import { sendNewCode, verifyCode } from '../sign-up/code-mail.ts'
import { type CodePurpose, consumeCode, isLinkCode, voidCodes } from '../sign-up/codes.ts'

// Invited people set their first password with the code of the invitation, mailed or copied.
const purposeOf = async (db: Orm, ownerId: string | undefined, code: string): Promise<CodePurpose> => {
  if (code.length !== limits.invitation_letters) return 'reset'
  return ownerId !== undefined && (await isLinkCode(db, ownerId, code)) ? 'invite_link' : 'invite'
}

/** Whether the person who copied an invitation link would still be allowed to copy it. */
export type LinkCheck = (db: Orm, ownerId: string) => Promise<boolean>

// During a pending email change, the current mailbox gets an explanation instead of a code.
const sendResetCode = async (context: Context, row: UserRow) => {
  if (await hasPendingEmail(context.db, row.id)) await sendResetRefused(context, row)
  else await sendNewCode(context, row, 'reset')
}

/** Password resets. Responses never reveal whether an email address is known. */
export const forgotPasswordRoutes = (isLinkGranted: LinkCheck) => [
  handleAfter(
    forgotPassword,
    async ({ email }, { services, address }) =>
      countAttempt(services, [
        ...byNetwork('forgot', address, email),
        ...byDay('reset-mails', email, limits.code_mails_daily),
      ]),
    async ({ email }, context) => {
      const row = await findByEmail(context.db, email)
      if (row?.active) await sendResetCode(context, row)
      return DONE
    },
  ),

  handleAfter(
    resetPassword,
    async ({ email, code, password }, request) => {
      const { services } = request
      await countAttempt(services, [
        ...byNetwork('reset', request.address, email),
        ...byDay('reset', email, limits.code_tries_daily),
      ])
      refuseWeakPassword(password, email)
      const row = await findByEmail(services.database.orm, email)
      const purpose = await purposeOf(services.database.orm, row?.id, code)
      await verifyCode(request, row?.id, purpose, code)
      if (!row) throw refuse('code_wrong')
      return { row, purpose, password_hash: await hashPassword(password, { from: row.id, isKnown: true }) }
    },
    async ({ code }, context, { row, purpose, password_hash }) => {
      const { db, services } = context
      if (purpose === 'invite_link' && !(await isLinkGranted(db, row.id))) throw refuse('code_expired')
      if (!(await consumeCode(db, row.id, purpose, code))) throw refuse('code_expired')
      await refusePendingEmail(db, row.id)
      await setPassword(db, row.id, password_hash)
      // The code came from the mailbox, or from someone who vouches for the address by copying the link.
      await setVerified(db, row.id, services.now(), purpose === 'invite_link' ? 'link' : 'mail')
      await voidCodes(db, row.id)
      await endSessionsOf(db, row.id)
      await forgetDevices(db, row.id)
      // Someone else may have used a copied link, so notify the owner of the mailbox.
      if (row.password_hash || purpose === 'invite_link') await sendPasswordChanged(context, row)
      await writeAudit(db, { userId: row.id, action: 'reset_password', entity: 'users', entityId: row.id })
      return DONE
    },
  ),
]
