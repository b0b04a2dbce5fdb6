import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import type { listPrivilegeChanges } from '@portal/contract/people/privileges/user-privileges'
import { eq, type SQL, sql } from 'drizzle-orm'
import { pageOfAudit } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import { userPrivileges } from '../accounts/schema.ts'

/** Privileges that a person has directly. */
export const ownPrivilegesOf = (db: Orm, userId: string): Promise<Privilege[]> =>
  db
    .select({ group: userPrivileges.group, command: userPrivileges.command })
    .from(userPrivileges)
    .where(eq(userPrivileges.user_id, userId))

/** Replaces the privileges that a person has directly. */
export const setOwnPrivileges = async (db: Orm, user_id: string, given: readonly Privilege[]): Promise<void> => {
  await db.delete(userPrivileges).where(eq(userPrivileges.user_id, user_id))
  if (given.length === 0) return
  const values = given.map(({ group, command }) => ({ user_id, group, command }))
  await db.insert(userPrivileges).values(values).onConflictDoNothing()
}

/** An audit entry about privileges, with its author and profile. */
export interface PrivilegeChangeRow extends Record<string, unknown> {
  readonly id: string
  readonly at: Date | string
  readonly action: string
  readonly details: unknown
  readonly user_id: string | null
  readonly full_name_en: string | null
  readonly full_name_ar: string | null
  readonly profile: { readonly id: string; readonly name: string; readonly account_type: string | null } | null
  /** Names of given or taken profiles, by ID. Deleted profiles are missing. */
  readonly names: Readonly<Record<string, string>>
}

const isOfUser = sql`entity = 'users' AND action IN ('add', 'change_type', 'edit_privileges')`

const conditionOf = ({ user_id, profile_id }: InputOf<typeof listPrivilegeChanges>): SQL => {
  const own = sql`SELECT profile_id::text FROM user_profiles WHERE user_id = ${user_id ?? null}::uuid`
  if (profile_id) return sql`entity = 'profiles' AND entity_id = ${profile_id}`
  if (user_id) return sql`(${isOfUser} AND entity_id = ${user_id} OR entity = 'profiles' AND entity_id IN (${own}))`
  return sql`(${isOfUser} OR entity = 'profiles')`
}

/** One page of changes, newest first. */
export const pageOfPrivilegeChanges = (db: Orm, query: InputOf<typeof listPrivilegeChanges>) =>
  pageOfAudit(db, conditionOf(query), query, async entries => {
    const { rows } = await db.execute<PrivilegeChangeRow>(sql`
      SELECT audit.id::text, audit.at, audit.action, audit.details, users.id AS user_id,
        users.first_name_en || ' ' || users.last_name_en AS full_name_en,
        users.first_name_ar || ' ' || users.last_name_ar AS full_name_ar,
        CASE WHEN profiles.id IS NOT NULL
          THEN jsonb_build_object('id', profiles.id, 'name', profiles.name, 'account_type', profiles.account_type) END AS profile,
        coalesce((SELECT jsonb_object_agg(named.id, named.name) FROM profiles named
          WHERE audit.details->'profiles_given' ? named.id::text OR audit.details->'profiles_taken' ? named.id::text), '{}') AS names
      FROM ${entries} audit LEFT JOIN users ON users.id = audit.user_id
        LEFT JOIN profiles ON audit.entity = 'profiles' AND profiles.id::text = audit.entity_id
      ORDER BY audit.id DESC`)
    return rows
  })
