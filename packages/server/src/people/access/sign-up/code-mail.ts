import { type CodeOwner, sendCode, sendInvitation } from '../../../messages/emails/code-messages.ts'
import type { Context, RequestContext } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type CodePurpose, issueCode, tryCode } from './codes.ts'

/** Sends a new code unless one was sent recently. Returns whether it was sent. */
export const sendNewCode = async (
  context: Context,
  owner: CodeOwner,
  purpose: 'verify' | 'reset' | 'invite',
): Promise<boolean> => {
  const issued = await issueCode(context.db, owner.id, purpose, context.services.now())
  if (issued === null) return false
  if (purpose === 'invite') await sendInvitation(context, owner, issued)
  else await sendCode(context, owner, purpose, issued)
  return true
}

/**
 * Throws if a code doesn't match. Unknown emails, codes that were never sent, and wrong codes get the same response.
 */
export const verifyCode = async (
  { services: { database, now } }: RequestContext,
  ownerId: string | undefined,
  purpose: CodePurpose,
  code: string,
): Promise<void> => {
  const result = ownerId ? await tryCode(database.orm, ownerId, purpose, code, now()) : 'wrong'
  if (result !== 'fits') throw refuse(result === 'wrong' ? 'code_wrong' : 'code_expired', { about: ownerId })
}
