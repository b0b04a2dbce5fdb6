import { limits } from '@portal/contract/core/fields/limits'
import type { SecondFactorMethod } from '@portal/contract/people/access/access'
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { OwnedFactors } from '../accounts/rules.ts'
import { authenticatorApps, type PasskeyRow, passkeys, pendingLogins, recoveryCodes } from './schema.ts'
import { newRecoveryCode, recoveryHash } from './secrets.ts'

const isConfirmed = isNotNull(authenticatorApps.confirmed_at)

export const factorsOf = async (db: Orm, userId: string): Promise<OwnedFactors> => {
  const ofUser = eq(authenticatorApps.user_id, userId)
  const app = (await db.$count(authenticatorApps, and(ofUser, isConfirmed))) > 0
  return { app, passkeys: await db.$count(passkeys, eq(passkeys.user_id, userId)) }
}

/** When the authenticator app was confirmed, or null. */
export const appSince = async (db: Orm, userId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ since: authenticatorApps.confirmed_at })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.user_id, userId))
  return row?.since ?? null
}

export const recoveryCodesLeft = (db: Orm, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId))

/** Ways to finish a login. Empty if the password suffices. */
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

/** Locks the authenticator app of a person until the transaction ends. */
export const lockApp = async (db: Orm, userId: string) => {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId)).for('update')
  return row
}

/** Stores a new secret beside the active one. */
export const storeNewSecret = async (db: Orm, userId: string, sealed: Buffer, now: Date): Promise<void> => {
  const fresh = { new_secret: sealed, new_secret_at: now }
  await db
    .insert(authenticatorApps)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({ target: authenticatorApps.user_id, set: fresh })
}

/** Activates the new secret. Marks the code that confirmed it as used. */
export const confirmNewSecret = async (db: Orm, userId: string, secret: Buffer, step: number, now: Date) => {
  const set = { secret, confirmed_at: now, last_step: step, new_secret: null, new_secret_at: null }
  await db.update(authenticatorApps).set(set).where(eq(authenticatorApps.user_id, userId))
}

/** Marks a time step as used. Returns false if a code of this or a later step was already used. */
export const spendStep = async (db: Orm, userId: string, step: number): Promise<boolean> => {
  const isNew = or(isNull(authenticatorApps.last_step), lt(authenticatorApps.last_step, step))
  const spent = await db
    .update(authenticatorApps)
    .set({ last_step: step })
    .where(and(eq(authenticatorApps.user_id, userId), isConfirmed, isNew))
    .returning({ user_id: authenticatorApps.user_id })
  return spent.length > 0
}

export const deleteApp = async (db: Orm, userId: string): Promise<void> => {
  await db.delete(authenticatorApps).where(eq(authenticatorApps.user_id, userId))
}

/** Replaces the recovery codes. Returns the new ones, which can't be read again. */
export const makeRecoveryCodes = async (db: Orm, secretKey: Buffer, userId: string): Promise<string[]> => {
  const codes = new Set<string>()
  while (codes.size < limits.recovery_codes) codes.add(newRecoveryCode())
  await deleteRecoveryCodes(db, userId)
  const rows = [...codes].map(code => ({ user_id: userId, code_hash: recoveryHash(secretKey, userId, code) }))
  await db.insert(recoveryCodes).values(rows)
  return [...codes]
}

/** Uses a recovery code. Returns false if it is invalid or already used. */
export const spendRecoveryCode = async (db: Orm, secretKey: Buffer, userId: string, code: string): Promise<boolean> => {
  const isIt = eq(recoveryCodes.code_hash, recoveryHash(secretKey, userId, code))
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isIt))
    .returning({ user_id: recoveryCodes.user_id })
  return spent.length > 0
}

export const deleteRecoveryCodes = async (db: Orm, userId: string): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

/** Passkeys of a person, oldest first. */
export const passkeysOf = (db: Orm, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.created_at), asc(passkeys.id))

/** Removes all second factors of a person, and their pending logins. */
export const deleteFactors = async (db: Orm, userId: string): Promise<void> => {
  await deleteApp(db, userId)
  await db.delete(passkeys).where(eq(passkeys.user_id, userId))
  await deleteRecoveryCodes(db, userId)
  await db.delete(pendingLogins).where(eq(pendingLogins.user_id, userId))
}
