import { randomUUID } from 'node:crypto'
import { resendVerification, signup, verifyEmail } from '@portal/contract/access'
import { startingPrivileges } from '@portal/contract/accounts'
import { DONE } from '../platform/http/done.ts'
import { handleAfter } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { byNetwork, countAttempt } from './attempts.ts'
import { blankToNull } from './blank.ts'
import { accountOfCode, sendNewCode } from './code-mail.ts'
import { spendCode } from './codes.ts'
import { hashPassword } from './passwords.ts'
import { mayBeSignedUpAnew } from './rules.ts'
import { addUser, findByEmail, holdByEmail, replaceSignUp, setVerified } from './store.ts'

/** Sign-up and verification; neither tells whether an email is known (decision 32). */
export const signUpRoutes = [
  handleAfter(
    signup,
    async ({ email, password }, { services, address }) => {
      await countAttempt(services.database, byNetwork('signup', address, email))
      // Hashed before it is known whether the email is taken, so that both answers take the same time.
      return hashPassword(password)
    },
    async ({ password: _, terms: __, email, language = 'en', ...given }, context, password_hash) => {
      const { db, services } = context
      const filled = { ...blankToNull(given), language, password_hash, terms_accepted_at: services.now() }
      const row = { ...filled, id: randomUUID(), email, type: 'user' }
      if (await addUser(db, row, startingPrivileges.user)) {
        await sendNewCode(context, row, 'verify')
        return DONE
      }
      // Whoever signs up last holds the newest code, so nobody can wait with a password of theirs on another's email.
      const earlier = await holdByEmail(db, email)
      if (!earlier || earlier.email_verified_at) return DONE
      const sent = await sendNewCode(context, earlier, 'verify')
      if (sent && mayBeSignedUpAnew(earlier)) await replaceSignUp(db, earlier.id, filled)
      return DONE
    },
  ),

  handleAfter(
    resendVerification,
    async ({ email }, { services, address }) => countAttempt(services.database, byNetwork('resend', address, email)),
    async ({ email }, context) => {
      const row = await findByEmail(context.db, email)
      if (row && !row.email_verified_at) await sendNewCode(context, row, 'verify')
      return DONE
    },
  ),

  handleAfter(
    verifyEmail,
    ({ email, code }, outside) => accountOfCode(outside, email, 'verify', code),
    async ({ code }, { db, services }, row) => {
      if (!(await spendCode(db, row.id, 'verify', code))) throw refuse('code_expired')
      await setVerified(db, row.id, services.now())
      return DONE
    },
  ),
]
