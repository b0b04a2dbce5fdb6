import { sendEmailChanged } from '../../../messages/emails/messages.ts'
import type { MailContext } from '../../../messages/emails/queue-letters.ts'
import { voidCodes } from '../../access/sign-up/codes.ts'
import { forgetDevices } from '../../sessions/devices.ts'
import { endSessionsOf } from '../../sessions/sessions.ts'
import { type UserWithPrivileges, updateUser } from '../store.ts'
import type { PendingChange } from './rules.ts'

/** Ends sessions (except `exceptToken`), known browsers, and codes of the account. Notifies the former address. */
export const endAccess = async (context: MailContext, row: UserWithPrivileges, exceptToken?: string): Promise<void> => {
  const { db } = context
  await endSessionsOf(db, row.id, exceptToken)
  await forgetDevices(db, row.id)
  await voidCodes(db, row.id)
  await sendEmailChanged(context, row)
}

/** Applies a removed change to a locked account. The address is verified if its mailbox has confirmed. */
export const moveTo = async (
  context: MailContext,
  row: UserWithPrivileges,
  { email, confirmed_at }: PendingChange,
  exceptToken?: string,
): Promise<void> => {
  await updateUser(context.db, row.id, { email, email_verified_at: confirmed_at, email_mailed_at: confirmed_at })
  await endAccess(context, row, exceptToken)
}
