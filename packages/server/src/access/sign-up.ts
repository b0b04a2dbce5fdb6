import { randomUUID } from 'node:crypto'
import { forgotPassword, resendVerification, resetPassword, signup, verifyEmail } from '@portal/contract/access'
import { startingPrivileges } from '@portal/contract/accounts'
import { sendCode } from '../emails/messages.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { countAttempt } from './attempts.ts'
import { type CodePurpose, issueCode, spendCode, tryCode } from './codes.ts'
import { hashPassword } from './passwords.ts'
import type { UserRow } from './schema.ts'
import { endSessionsOf } from './sessions.ts'
import { addUser, findByEmail, setPassword, setVerified } from './store.ts'

const send = async (context: Context, row: Pick<UserRow, 'id' | 'email' | 'language'>, purpose: CodePurpose) => {
  const code = await issueCode(context.db, row.id, purpose, context.services.now())
  if (code) await sendCode(context, row, purpose, code)
}

/** The account whose code fits; refuses alike for an unknown email, a void code and a wrong one. */
const accountOfCode = async (context: Context, email: string, purpose: CodePurpose, code: string) => {
  const { db, services, address } = context
  await countAttempt(services.database, purpose, address, email)
  const row = await findByEmail(db, email)
  const result = row ? await tryCode(services.database, row.id, purpose, code, services.now()) : 'wrong'
  if (!row || result === 'wrong') throw refuse('code_wrong')
  if (result === 'expired' || !(await spendCode(db, row.id, purpose))) throw refuse('code_expired')
  return row
}

/** Sign-up, verification and forgotten passwords; none of them tells whether an email is known (decision 32). */
export const signUpRoutes = [
  handle(signup, async ({ password, terms: _, email, language = 'en', ...profile }, context) => {
    const { db, services, address } = context
    await countAttempt(services.database, 'signup', address, email)
    // Hashed before it is known whether the email is taken, so that both answers take the same time.
    const password_hash = await hashPassword(password)
    const row = { ...profile, id: randomUUID(), email, language, password_hash, type: 'user' }
    const empty = { work_start_date: profile.work_start_date || null }
    const added = await addUser(db, { ...row, ...empty, terms_accepted_at: services.now() }, startingPrivileges.user)
    if (added) await send(context, row, 'verify')
    return DONE
  }),

  handle(resendVerification, async ({ email }, context) => {
    await countAttempt(context.services.database, 'resend', context.address, email)
    const row = await findByEmail(context.db, email)
    if (row && !row.email_verified_at) await send(context, row, 'verify')
    return DONE
  }),

  handle(verifyEmail, async ({ email, code }, context) => {
    const row = await accountOfCode(context, email, 'verify', code)
    await setVerified(context.db, row.id, context.services.now())
    return DONE
  }),

  handle(forgotPassword, async ({ email }, context) => {
    await countAttempt(context.services.database, 'forgot', context.address, email)
    const row = await findByEmail(context.db, email)
    if (row?.active) await send(context, row, 'reset')
    return DONE
  }),

  handle(resetPassword, async ({ email, code, password }, context) => {
    const row = await accountOfCode(context, email, 'reset', code)
    await setPassword(context.db, row.id, await hashPassword(password))
    // The code came to the mailbox, so it proves the address as well.
    if (!row.email_verified_at) await setVerified(context.db, row.id, context.services.now())
    await endSessionsOf(context.db, row.id)
    return DONE
  }),
]
