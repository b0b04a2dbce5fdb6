import { limits } from '@portal/contract/core/fields/limits'
import { resendVerification, signUp, verifyEmail } from '@portal/contract/people/access/access'
import { networkOf } from '../../../platform/http/connection/network.ts'
import type { Context, RequestContext } from '../../../platform/http/context.ts'
import { DONE, handleAfter } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { SignUpRow } from '../../accounts/schema.ts'
import { blankToNull, findByEmail, isEmailTaken, setVerified } from '../../accounts/store.ts'
import { byDay, byNetwork, countAttempt } from '../passwords/attempts.ts'
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.ts'
import { sendNewCode, verifyCode } from './code-mail.ts'
import { consumeCode, issueCode } from './codes.ts'
import { becomeAccount, signUpOfBrowser, storeSignUp } from './sign-ups.ts'

/** What this browser can verify: its own sign-up, or else an account that was added for the email. */
const unverifiedOf = async (request: RequestContext, email: string) => {
  const signUp = await signUpOfBrowser(request, email)
  const account = signUp ? undefined : await findByEmail(request.services.database.orm, email)
  return { signUp, account: account?.email_verified_at ? undefined : account }
}

const mailsOf = (owner: string) => byDay('verify-mails', owner, limits.code_mails_daily)

// If the email already has an account, the code is created but not sent.
const sendSignUpCode = async (context: Context, { id, email, profile }: SignUpRow) => {
  const owner = { id, email, language: profile.language ?? 'en' }
  if (await isEmailTaken(context.db, email)) await issueCode(context.db, id, 'verify', context.services.now())
  else await sendNewCode(context, owner, 'verify')
}

/**
 * Sign-up and verification. Responses never reveal whether an email is known.
 *
 * A sign-up only becomes an account with its own code, entered in its own browser. Nobody can put their password on an
 * email that another person verifies.
 */
export const signUpRoutes = [
  handleAfter(
    signUp,
    async ({ email, password }, { services, address }) => {
      // Checked before counting, so that a room of people trying weak passwords doesn't use up its limit.
      refuseWeakPassword(password, email)
      await countAttempt(services, [...byNetwork('signup', address, email), ...mailsOf(email)])
      // Hashes before checking whether the email is taken, so that both cases take the same time.
      return hashPassword(password, { from: networkOf(address), isKnown: false })
    },
    async ({ password: _, terms: __, email, language = 'en', ...given }, context, password_hash) => {
      const { db, services, setCookie } = context
      const now = services.now()
      const profile = { ...blankToNull(given), language, terms_accepted_at: now.toISOString() }
      // Stores the sign-up for known emails too, so that everything after it is the same.
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
        // A browser can only try the codes of its own sign-up, so others behind its address aren't affected.
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
