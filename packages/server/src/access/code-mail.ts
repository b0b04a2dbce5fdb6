import { sendCode } from '../emails/messages.ts'
import type { Context, Outside } from '../platform/http/context.ts'
import { refuse } from '../platform/http/refusal.ts'
import { byNetwork, countAttempt } from './attempts.ts'
import { type CodePurpose, issueCode, tryCode } from './codes.ts'
import type { UserRow } from './schema.ts'
import { findByEmail } from './store.ts'

/** Sends a new code unless one has just been sent (decision 33); answers whether it did. */
export const sendNewCode = async (
  context: Context,
  row: Pick<UserRow, 'id' | 'email' | 'language'>,
  purpose: CodePurpose,
): Promise<boolean> => {
  const code = await issueCode(context.db, row.id, purpose, context.services.now())
  if (code) await sendCode(context, row, purpose, code)
  return code !== null
}

/** The account whose code fits; refuses alike for an unknown email, an account without a code and a wrong one. */
export const accountOfCode = async (
  { services, address }: Outside,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<UserRow> => {
  const { database, now } = services
  await countAttempt(database, byNetwork(purpose, address, email))
  const row = await findByEmail(database.orm, email)
  const result = row ? await tryCode(database.orm, row.id, purpose, code, now()) : 'wrong'
  if (!row || result === 'wrong') throw refuse('code_wrong')
  if (result === 'expired') throw refuse('code_expired')
  return row
}
