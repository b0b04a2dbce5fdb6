import { randomUUID } from 'node:crypto'
import type { AccountType } from '@portal/contract/core/rights/accounts'
import type { userDraft } from '@portal/contract/people/users/users'
import type * as z from 'zod/mini'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { sendNewCode } from '../access/sign-up/code-mail.ts'
import { giveStartingProfile } from '../accounts/starting-profiles.ts'
import { blankToNull, insertAccount } from '../accounts/store.ts'

/** An account that one person adds for another. */
export type NewUser = z.infer<typeof userDraft> & { readonly type: AccountType }

/**
 * Adds an account with the starting profile of its type, and invites the person to set a password. Returns its ID, or
 * null if the email is taken. The caller must check that the type may be given.
 */
export const addInvited = async (context: Context, { language = 'en', ...draft }: NewUser): Promise<string | null> => {
  const id = randomUUID()
  if (!(await insertAccount(context.db, { ...blankToNull(draft), language, id }, []))) return null
  await giveStartingProfile(context.db, id)
  await sendNewCode(context, { id, email: draft.email, language }, 'invite')
  await auditOf('users')(context, 'add', id, { to_type: draft.type })
  return id
}
