import { login, logout, readUser } from '@portal/contract/people/access/access'
import { networkOf } from '../../../platform/http/connection/network.ts'
import type { RequestContext } from '../../../platform/http/context.ts'
import { DONE, handle, handleAfter } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { refusesLogin } from '../../accounts/rules.ts'
import { findByEmail, lockByEmail } from '../../accounts/store.ts'
import { storePendingLogin } from '../../second-factors/pending.ts'
import { methodsOf } from '../../second-factors/store.ts'
import { byDevice, claimsDevice } from '../../sessions/devices.ts'
import { finishLogin } from '../../sessions/finish-login.ts'
import { endSession } from '../../sessions/sessions.ts'
import { byNetwork, countAttempt, forgiveAttempt } from '../passwords/attempts.ts'
import { fairQueue, type Waiter } from '../passwords/fair-queue.ts'
import { passwordFits } from '../passwords/passwords.ts'
import { bindSignUp, signUpsOf } from '../sign-up/sign-ups.ts'

// Limits the database connections that a flood of logins can use. Networks wait in turn.
const lookups = fairQueue(4, 1000)

/** Counts the attempt before any password is compared, so that rejecting too many attempts costs little. */
const lookUp = async (request: RequestContext, email: string) => {
  const { orm } = request.services.database
  const row = await findByEmail(orm, email)
  const device = await byDevice(request, row?.id)
  const counted = device ?? byNetwork('login', request.address, email)
  await countAttempt(request.services, counted)
  return { row, signUps: row ? [] : await signUpsOf(orm, email), counted, isKnown: device !== undefined }
}

type Account = Awaited<ReturnType<typeof lookUp>>

/** Finds what the password belongs to: the account, or else a sign-up if the email has no account. */
const ownerOf = async ({ row, signUps }: Account, password: string, waiter: Waiter) => {
  for (const signUp of signUps) if (await passwordFits(signUp.password_hash, password, waiter)) return { signUp }
  const fits = signUps.length === 0 && (await passwordFits(row?.password_hash, password, waiter))
  if (!fits) throw refuse('invalid_credentials', { about: row?.id })
  return {}
}

export const signInRoutes = [
  handle(readUser, async (_input, { user }) => ({ data: user })),

  handleAfter(
    login,
    async ({ email, password }, request) => {
      const { database } = request.services
      const claims = {
        from: networkOf(request.address),
        isKnown: claimsDevice(request),
        since: performance.now(),
      }
      const found = await lookups.run(claims, () => lookUp(request, email))
      const { signUp } = await ownerOf(found, password, { ...claims, isKnown: found.isKnown })
      await forgiveAttempt(request.services, found.counted)
      // Lets this browser enter the code too, for example when the person signed up on their phone.
      if (signUp) throw refuse('email_not_verified', { cookies: [await bindSignUp(database.orm, request, signUp)] })
      return found.row?.password_hash
    },
    async ({ email }, context, hash) => {
      // The password may have changed during the comparison.
      const row = await lockByEmail(context.db, email)
      if (!row?.password_hash || row.password_hash !== hash) throw refuse('invalid_credentials')
      const refused = refusesLogin(row)
      if (refused) throw refuse(refused, { about: row.id })
      const methods = await methodsOf(context.db, row.id)
      if (methods.length === 0) return { data: await finishLogin(context, row, 'password') }
      await storePendingLogin(context, { user_id: row.id, password_hash: row.password_hash })
      return { data: { second_factor: methods } }
    },
  ),

  handle(logout, async (_input, context) => {
    await endSession(context)
    return DONE
  }),
]
