import { limits } from '@portal/contract/core/fields/limits'
import {
  loginByCode,
  loginByPasskey,
  loginByRecoveryCode,
  loginPasskeyOptions,
} from '@portal/contract/people/access/login-steps'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { sendSecondFactorChanged } from '../../messages/emails/messages.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Context, RequestContext } from '../../platform/http/context.ts'
import { handleAfter } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { codeTries, countAttempt, forgiveAttempt, passkeyTries } from '../access/passwords/attempts.ts'
import { refusesLogin } from '../accounts/rules.ts'
import { lockById } from '../accounts/store.ts'
import { finishLogin } from '../sessions/finish-login.ts'
import { provePasskey, rpIdOf, storeChallenge } from './passkeys.ts'
import { pendingLoginOf, spendPendingLogin } from './pending.ts'
import { passkeys } from './schema.ts'
import { openSecret } from './secrets.ts'
import { lockApp, passkeysOf, recoveryCodesLeft, spendRecoveryCode, spendStep } from './store.ts'
import { timeStepOf } from './totp.ts'

/** Finds this browser's pending login and counts an attempt for its account. */
const awaited = async (outside: RequestContext) => {
  const pending = await pendingLoginOf(outside)
  if (!pending) throw refuse('login_expired')
  const tries = codeTries('login', outside.address, pending.user_id)
  await countAttempt(outside.services, tries)
  return { pending, tries }
}

/** The account of a pending login. Throws if its password has changed meanwhile. */
const accountOf = async (context: Context, { pending }: Awaited<ReturnType<typeof awaited>>) => {
  const row = await lockById(context.db, pending.user_id)
  if (!row || row.password_hash !== pending.password_hash || !(await spendPendingLogin(context)))
    throw refuse('login_expired')
  const refused = refusesLogin(row)
  if (refused) throw refuse(refused, { about: row.id })
  return row
}

/** Routes for the second step of a login, and for logins by passkey alone. */
export const loginRoutes = [
  handleAfter(
    loginByCode,
    (_input, outside) => awaited(outside),
    async ({ code }, context, known) => {
      const { db, services, afterCommit } = context
      const row = await accountOf(context, known)
      const sealed = (await lockApp(db, row.id))?.secret
      const secret = sealed && openSecret(services.secretKey, row.id, sealed)
      const step = secret ? timeStepOf(secret, code, services.now()) : null
      if (step === null || !(await spendStep(db, row.id, step))) throw refuse('factor_code_wrong', { about: row.id })
      afterCommit(() => forgiveAttempt(services, known.tries))
      return { data: await finishLogin(context, row, 'app') }
    },
  ),

  handleAfter(
    loginByRecoveryCode,
    (_input, outside) => awaited(outside),
    async ({ recovery_code }, context, known) => {
      const { db, services, afterCommit } = context
      const row = await accountOf(context, known)
      const isSpent = await spendRecoveryCode(db, services.secretKey, row.id, recovery_code)
      if (!isSpent) throw refuse('factor_code_wrong', { about: row.id })
      const left = await recoveryCodesLeft(db, row.id)
      await writeAudit(db, { userId: row.id, action: 'recovery_code_used', entity: 'users', entityId: row.id })
      await sendSecondFactorChanged(context, row, 'recovery_code_used', { left })
      afterCommit(() => forgiveAttempt(services, known.tries))
      return { data: await finishLogin(context, row, 'recovery_code') }
    },
  ),

  handleAfter(
    loginPasskeyOptions,
    async (_input, outside) => {
      await countAttempt(outside.services, passkeyTries('options', outside.address))
      return pendingLoginOf(outside)
    },
    async (_input, { db, services }, pending) => {
      const rows = pending ? await passkeysOf(db, pending.user_id) : []
      const known = rows.map(({ credential_id: id, transports }) => ({ id, transports }))
      const data = await generateAuthenticationOptions({
        rpID: rpIdOf(services.settings),
        userVerification: 'required',
        timeout: limits.challenge_seconds * 1000,
        ...(known.length > 0 && { allowCredentials: known }),
      })
      const owner = known.length > 0 ? (pending?.user_id ?? null) : null
      await storeChallenge(db, data.challenge, 'login', owner, services.now())
      return { data }
    },
  ),

  handleAfter(
    loginByPasskey,
    async ({ response }, { services, address }) => {
      const tries = passkeyTries('login', address)
      await countAttempt(services, tries)
      const [row] = await services.database.orm.select().from(passkeys).where(eq(passkeys.credential_id, response.id))
      const counter = await provePasskey(services, response, row)
      await forgiveAttempt(services, tries)
      return { passkey: row, counter }
    },
    async (_input, context, { passkey, counter }) => {
      const { db, services } = context
      const account = passkey && (await lockById(db, passkey.user_id))
      if (!account) throw refuse('passkey_refused')
      // The passkey may have been removed or used again during verification.
      const isIt = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter))
      const set = { counter, last_used_at: services.now() }
      const used = await db.update(passkeys).set(set).where(isIt).returning({ id: passkeys.id })
      if (used.length === 0) throw refuse('passkey_refused', { about: account.id })
      const refused = refusesLogin(account)
      if (refused) throw refuse(refused, { about: account.id })
      await spendPendingLogin(context)
      return { data: await finishLogin(context, account, 'passkey') }
    },
  ),
]
