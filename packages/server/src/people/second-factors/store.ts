import { limits } from '@portal/contract/core/fields/limits'
import type { SecondFactorMethod } from '@portal/contract/people/access/access'
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Factors } from '../accounts/second-factor-rules.ts'
import { authenticatorApps, type PasskeyRow, passkeys, pendingLogins, recoveryCodes } from './schema.ts'
import { newRecoveryCode, recoveryHash } from './secrets.ts'

const isConfirmed = isNotNull(authenticatorApps.confirmed_at)

/** What is set up on an account. */
export const factorsOf = async (db: Orm, userId: string): Promise<Factors> => {
  const ofUser = eq(authenticatorApps.user_id, userId)
  const app = (await db.$count(authenticatorApps, and(ofUser, isConfirmed))) > 0
  return { app, passkeys: await db.$count(passkeys, eq(passkeys.user_id, userId)) }
}

/** Since when the authenticator app counts, or null. */
export const appSince = async (db: Orm, userId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ since: authenticatorApps.confirmed_at })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.user_id, userId))
  return row?.since ?? null
}

/** How many recovery codes are left. */
export const recoveryCodesLeft = (db: Orm, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId))

/** What a login of the account can be finished with; nothing where the password is enough. */
export const methodsOf = async (db: Orm, userId: string): Promise<SecondFactorMethod[]> => {
  const { app, passkeys: keys } = await factorsOf(db, userId)
  if (!app && keys === 0) return []
  const left = await recoveryCodesLeft(db, userId)
  return [
    ...(app ? (['app'] as const) : []),
    ...(keys > 0 ? (['passkey'] as const) : []),
    ...(left > 0 ? (['recovery_code'] as const) : []),
  ]
}

/** The authenticator app of a person, locked until the transaction ends. */
export const lockApp = async (db: Orm, userId: string) => {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId)).for('update')
  return row
}

/** Stores a new secret next to the one that is in use. */
export const storeNewSecret = async (db: Orm, userId: string, sealed: Buffer, now: Date): Promise<void> => {
  const fresh = { new_secret: sealed, new_secret_at: now }
  await db
    .insert(authenticatorApps)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({ target: authenticatorApps.user_id, set: fresh })
}

/** Lets the new secret count from now on; the code that proved it is used. */
export const confirmNewSecret = async (db: Orm, userId: string, secret: Buffer, step: number, now: Date) => {
  const set = { secret, confirmed_at: now, last_step: step, new_secret: null, new_secret_at: null }
  await db.update(authenticatorApps).set(set).where(eq(authenticatorApps.user_id, userId))
}

/** Uses up a step; false where a code of it, or of a later one, has been used. */
export const spendStep = async (db: Orm, userId: string, step: number): Promise<boolean> => {
  const isNew = or(isNull(authenticatorApps.last_step), lt(authenticatorApps.last_step, step))
  const spent = await db
    .update(authenticatorApps)
    .set({ last_step: step })
    .where(and(eq(authenticatorApps.user_id, userId), isConfirmed, isNew))
    .returning({ user_id: authenticatorApps.user_id })
  return spent.length > 0
}

/** Removes the authenticator app. */
export const deleteApp = async (db: Orm, userId: string): Promise<void> => {
  await db.delete(authenticatorApps).where(eq(authenticatorApps.user_id, userId))
}

/** Makes recovery codes in place of those that were left; they are given to the caller once. */
export const makeRecoveryCodes = async (db: Orm, secretKey: Buffer, userId: string): Promise<string[]> => {
  const codes = new Set<string>()
  while (codes.size < limits.recovery_codes) codes.add(newRecoveryCode())
  await deleteRecoveryCodes(db, userId)
  const rows = [...codes].map(code => ({ user_id: userId, code_hash: recoveryHash(secretKey, userId, code) }))
  await db.insert(recoveryCodes).values(rows)
  return [...codes]
}

/** Uses up a recovery code; false where it is none of those that are left. */
export const spendRecoveryCode = async (db: Orm, secretKey: Buffer, userId: string, code: string): Promise<boolean> => {
  const isIt = eq(recoveryCodes.code_hash, recoveryHash(secretKey, userId, code))
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isIt))
    .returning({ user_id: recoveryCodes.user_id })
  return spent.length > 0
}

/** Voids all recovery codes. */
export const deleteRecoveryCodes = async (db: Orm, userId: string): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

/** The passkeys of a person, oldest first. */
export const passkeysOf = (db: Orm, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.created_at), asc(passkeys.id))

/** Removes all there is, and the logins that wait for it. */
export const deleteFactors = async (db: Orm, userId: string): Promise<void> => {
  await deleteApp(db, userId)
  await db.delete(passkeys).where(eq(passkeys.user_id, userId))
  await deleteRecoveryCodes(db, userId)
  await db.delete(pendingLogins).where(eq(pendingLogins.user_id, userId))
}
