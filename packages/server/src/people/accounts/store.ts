import type { Privilege } from '@portal/contract/core/rights/privileges'
import type { Preferences } from '@portal/contract/people/own-account/preferences'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { effectivePrivilegesSql, parsePrivileges } from './effective-privileges.ts'
import { pendingEmailChanges, type UserRow, userPrivileges, users } from './schema.ts'

/** Allows null in optional fields. */
type Blankable<Given> = { [Name in keyof Given]: undefined extends Given[Name] ? Given[Name] | null : Given[Name] }

/** Converts empty strings to null for storage. Leaves missing fields alone. */
export const blankToNull = <Given extends object>(given: Given): Blankable<Given> => {
  const filled: Blankable<Given> = { ...given }
  for (const [name, value] of Object.entries(given)) if (value === '') Object.assign(filled, { [name]: null })
  return filled
}

/** Finds an account by email, active or not. */
export const findByEmail = async (db: Orm, email: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

/** Whether an account or a pending change has this email, so that nobody else can take it. */
export const isEmailTaken = async (db: Orm, email: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT FROM users WHERE email = ${email} UNION ALL SELECT FROM pending_email_changes WHERE email = ${email}`)
  return rows.length > 0
}

export const findById = async (db: Orm, id: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Like `findByEmail`, but locks the row until the transaction ends. */
export const lockByEmail = async (db: Orm, email: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.email, email)).for('no key update')
  return row
}

/** Like `findById`, but locks the row until the transaction ends. */
export const lockById = async (db: Orm, id: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** All privileges of a person, direct and from profiles. */
export const privilegesOf = async (db: Orm, userId: string): Promise<Privilege[]> => {
  const { rows } = await db.execute<{ names: string }>(
    sql`SELECT ${sql.raw(effectivePrivilegesSql('person.id'))} AS names FROM (SELECT ${userId}::uuid AS id) person`,
  )
  return parsePrivileges(rows[0]?.names ?? '')
}

/** Merges new preferences into the stored ones. Keeps the version, because preferences aren't part of the profile. */
export const savePreferences = async (db: Orm, id: string, chosen: Preferences): Promise<void> => {
  await db
    .update(users)
    .set({ preferences: sql`${users.preferences} || ${JSON.stringify(chosen)}::jsonb` })
    .where(eq(users.id, id))
}

/** Adds an account with privileges. Returns false and changes nothing if the email is taken or reserved. */
export const insertAccount = async (
  db: Orm,
  row: typeof users.$inferInsert,
  granted: readonly Privilege[],
): Promise<boolean> => {
  const { rows } = await db.execute<{ is_reserved: boolean }>(
    sql`SELECT is_email_reserved(${row.email}, ${row.id}::uuid) AS is_reserved`,
  )
  if (rows[0]?.is_reserved) return false
  const added = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (added.length === 0) return false
  if (granted.length > 0) await db.insert(userPrivileges).values(granted.map(one => ({ user_id: row.id, ...one })))
  return true
}

/** Updates an account if its version matches. Returns undefined otherwise. */
export const changeUser = async (
  db: Orm,
  id: string,
  version: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> => {
  const [row] = await db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(users.id, id), eq(users.version, version)))
    .returning()
  return row
}

export const setPassword = async (db: Orm, id: string, passwordHash: string): Promise<void> => {
  await db.update(users).set({ password_hash: passwordHash, updated_at: sql`now()` }).where(eq(users.id, id))
}

/** Replaces the verified password hash. Returns false if it has changed meanwhile. */
export const replacePassword = async (db: Orm, id: string, former: string, passwordHash: string): Promise<boolean> => {
  const changed = await db
    .update(users)
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where(and(eq(users.id, id), eq(users.password_hash, former)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Marks the email as verified by a mailed code or a copied link. Keeps the time of the first verification. */
export const setVerified = async (db: Orm, id: string, at: Date, by: 'mail' | 'link'): Promise<void> => {
  const verified = { email_verified_at: sql`coalesce(${users.email_verified_at}, ${at.toISOString()})` }
  const change = by === 'mail' ? { ...verified, email_mailed_at: at } : verified
  await db.update(users).set(change).where(eq(users.id, id))
}

/** Whether any of these people has a pending email change. */
export const hasPendingEmail = async (db: Orm, ...ids: readonly string[]): Promise<boolean> =>
  (await db.$count(pendingEmailChanges, inArray(pendingEmailChanges.user_id, [...ids]))) > 0

/**
 * During a pending email change, nobody may reset the password with a code or sign requests, directly or by delegation.
 * Throws `email_change_pending`.
 */
export const refusePendingEmail = async (db: Orm, ...ids: readonly string[]): Promise<void> => {
  if (await hasPendingEmail(db, ...ids)) throw refuse('email_change_pending')
}
