import { limits } from '@portal/contract/core/fields/limits'
import { resendVerification, signup, verifyEmail } from '@portal/contract/people/access/access'
import { networkOf } from '../../platform/http/connection/network.ts'
import type { Context, RequestContext } from '../../platform/http/context.ts'
import { DONE } from '../../platform/http/done.ts'
import { handleAfter } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { SignUpRow } from '../accounts/schema.ts'
import { findByEmail, isEmailTaken, setVerified } from '../accounts/store.ts'
import { byDay, byNetwork, countAttempt } from '../passwords/attempts.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { blankToNull } from './blank.ts'
import { sendNewCode, verifyCode } from './code-mail.ts'
import { consumeCode, issueCode } from './codes.ts'
import { becomeAccount, signUpOfBrowser, storeSignUp } from './sign-ups.ts'

/** What this browser can verify: its own sign-up, else an account that was made for the email. */
const unverifiedOf = async (request: RequestContext, email: string) => {
  const signUp = await signUpOfBrowser(request, email)
  const account = signUp ? undefined : await findByEmail(request.services.database.orm, email)
  return { signUp, account: account?.email_verified_at ? undefined : account }
}

const mailsOf = (owner: string) => byDay('verify-mails', owner, limits.code_mails_daily)

// The code of a sign-up whose email has an account is made all the same, and sent to nobody.
const sendSignUpCode = async (context: Context, { id, email, profile }: SignUpRow) => {
  const owner = { id, email, language: profile.language ?? 'en' }
  if (await isEmailTaken(context.db, email)) await issueCode(context.db, id, 'verify', context.services.now())
  else await sendNewCode(context, owner, 'verify')
}

/**
 * Sign-up and verification; neither reveals whether an email is known (decision 32). A sign-up becomes an account by
 * its own code, typed in its own browser: nobody can put a password of theirs on an email that somebody else verifies.
 */
export const signUpRoutes = [
  handleAfter(
    signup,
    async ({ email, password }, { services, address }) => {
      // A weak password costs nobody anything: a room that tries a few signs up all the same.
      refuseWeakPassword(password, email)
      await countAttempt(services, [...byNetwork('signup', address, email), ...mailsOf(email)])
      // Hashed before it is known whether the email is taken, so that both answers take the same time.
      return hashPassword(password, { from: networkOf(address), isKnown: false })
    },
    async ({ password: _, terms: __, email, language = 'en', ...given }, context, password_hash) => {
      const { db, services, setCookie } = context
      const now = services.now()
      const profile = { ...blankToNull(given), language, terms_accepted_at: now.toISOString() }
      // For a known email too, so that all that follows goes alike.
      const { row, cookie } = await storeSignUp(db, context, { email, password_hash, profile, created_at: now })
      setCookie(cookie)
      await sendSignUpCode(context, row)
      return DONE
    },
  ),

  handleAfter(
    resendVerification,
    async ({ email }, request) => {
      await countAttempt(request.services, byNetwork('resend', request.address, email))
      const found = await unverifiedOf(request, email)
      await countAttempt(request.services, mailsOf(found.signUp?.id ?? email))
      return found
    },
    async (_input, context, { signUp, account }) => {
      if (account) await sendNewCode(context, account, 'verify')
      if (signUp) await sendSignUpCode(context, signUp)
      return DONE
    },
  ),

  handleAfter(
    verifyEmail,
    async ({ email, code }, request) => {
      const { signUp, account } = await unverifiedOf(request, email)
      await countAttempt(request.services, [
        // A browser tries the codes of its own sign-up alone, so nobody else behind its address has to pay for it.
        ...(signUp ? [] : byNetwork('verify', request.address, email)),
        ...byDay('verify', signUp?.id ?? email, limits.code_tries_daily),
      ])
      await verifyCode(request, (signUp ?? account)?.id, 'verify', code)
      return { signUp, account }
    },
    async ({ code }, { db, services }, { signUp, account }) => {
      const owner = signUp ?? account
      if (!owner || !(await consumeCode(db, owner.id, 'verify', code))) throw refuse('code_expired')
      if (account) await setVerified(db, account.id, services.now(), 'mail')
      if (signUp && !(await becomeAccount(db, signUp, services.now()))) throw refuse('code_expired')
      return DONE
    },
  ),
]
