import type { MailContext } from '../../../messages/emails/queue-letters.ts'
import { notify } from '../../../messages/notices/notify.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { targetOf } from '../present.ts'
import { findUser, lockUser, type UserWithPrivileges } from '../store.ts'
import { mailDone, mailStopped } from './mails.ts'
import { moveTo } from './move.ts'
import { isStillAllowed, type PendingChange, stageOf } from './rules.ts'
import { removeChange } from './store.ts'

type Settling = MailContext & Pick<Context, 'caller'>

type End = 'stop_email_change' | 'cancel_email_change' | 'lapse_email_change'

/** Ends a removed change. Notifies the current mailbox and the requester. */
export const endChange = async (
  context: Settling,
  { user_id, asked_by }: PendingChange,
  row: UserWithPrivileges | undefined,
  action: End,
): Promise<void> => {
  if (!row) return
  await mailStopped(context, row)
  const details = { by_en: row.full_name_en ?? '', by_ar: row.full_name_ar ?? '' }
  if (asked_by) await notify(context, { kind: 'email_change_stopped', to: [asked_by], target: null, details })
  const entry = { userId: context.caller?.id ?? null, entity: 'users', entityId: user_id }
  await writeAudit(context.db, { ...entry, action })
}

/**
 * Settles a locked change. It takes effect if it is due. It lapses if nobody confirmed it in time, or its requester may
 * no longer make it. Returns whether the account has the new address.
 */
export const settle = async (context: Settling, change: PendingChange): Promise<boolean> => {
  const { db, services } = context
  const stage = stageOf(change, services.now())
  if (stage === 'unconfirmed' || stage === 'waiting') return false
  const row = await lockUser(db, change.user_id)
  await removeChange(db, change.user_id)
  if (!row) return false
  const asker = change.asked_by ? await findUser(db, change.asked_by) : undefined
  if (stage === 'lapsed' || !isStillAllowed(asker && targetOf(asker), targetOf(row))) {
    await endChange(context, change, row, 'lapse_email_change')
    return false
  }
  await moveTo(context, row, change)
  await mailDone(context, { email: change.email, language: row.language })
  const entry = { userId: change.asked_by, entity: 'users', entityId: change.user_id }
  await writeAudit(db, { ...entry, action: 'change_email' })
  return true
}
