import { limits } from '@portal/contract/core/fields/limits'
import { notify } from '../../../messages/notices/notify.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { withUniqueField } from '../../../platform/http/unique-violation.ts'
import { voidCodes } from '../../access/sign-up/codes.ts'
import { newToken, tokenHashOf } from '../../accounts/tokens.ts'
import type { UserWithPrivileges } from '../store.ts'
import { mailAsked } from './mails.ts'
import { dueAfter } from './rules.ts'
import { countAsked, insertChange } from './store.ts'

const DAY_SECONDS = 24 * 60 * 60

const taken = { constraint: 'pending_email_changes_email_key', path: 'email', code: 'email_taken' } as const

/**
 * Requests another email for a locked account. It keeps its own until the new mailbox confirms and 72 hours have
 * passed. Revokes codes sent to the old mailbox at once.
 */
export const askForEmail = async (context: Context, row: UserWithPrivileges, email: string): Promise<void> => {
  const { db, user, services } = context
  if ((await countAsked(db, row.id)) >= limits.email_changes_daily)
    throw refuse('too_many_requests', { retryAfter: DAY_SECONDS })
  const asked_at = services.now()
  const due_at = dueAfter(asked_at)
  const tokens = { confirm: newToken(), stop: newToken() }
  const hashes = { confirm_hash: tokenHashOf(tokens.confirm), stop_hash: tokenHashOf(tokens.stop) }
  const change = { user_id: row.id, email, asked_by: user.id, asked_at, due_at, confirmed_at: null, ...hashes }
  await withUniqueField(taken, () => insertChange(db, change))
  await voidCodes(db, row.id)
  await mailAsked(context, row, user, change, tokens)
  const details = { by_en: user.full_name_en, by_ar: user.full_name_ar }
  const target = { kind: 'account', id: null } as const
  await notify(context, { kind: 'email_change_asked', to: [row.id], target, details })
  await auditOf('users')(context, 'ask_email_change', row.id)
}
