import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { namedPerson, namedProfile } from '@portal/contract/core/records/people'
import type { PendingEmailChange } from '@portal/contract/people/users/email-changes'
import type { listAssignableUsers, listUsers } from '@portal/contract/people/users/users'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { pageOf } from '../../platform/http/lists/page.ts'
import { effectivePrivilegesSql } from '../accounts/effective-privileges.ts'
import { fullNames, personColumns } from '../accounts/names.ts'
import { users } from '../accounts/schema.ts'
import { assignableTypes } from './rules.ts'

const isAssignable = and(eq(users.active, true), inArray(users.type, [...assignableTypes]))

const sorts = {
  full_name_en: { by: sql`first_name_en || ' ' || last_name_en`, kind: 'text' },
  full_name_ar: { by: sql`first_name_ar || ' ' || last_name_ar`, kind: 'text' },
  email: 'text',
  type: 'text',
  created_at: 'moment',
} as const

const selectPeople = (db: Orm) => db.select(personColumns).from(users)

export const pageOfAssignable = async (db: Orm, query: InputOf<typeof listAssignableUsers>) => {
  const listing = { from: 'users', where: [isAssignable], sorts, usual: 'full_name_en' }
  return pageOf(db, listing, query, { id: users.id, select: selectPeople, idOf: row => row.user_id })
}

/** A person's name and role, active or not. */
export const findPerson = async (db: Orm, id: string) => {
  const [row] = await selectPeople(db).where(eq(users.id, id))
  return row
}

/** Whether all of these people can join a team. */
export const areAssignable = async (db: Orm, ids: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  return (await db.$count(users, and(isAssignable, inArray(users.id, wanted)))) === wanted.length
}

const { password_hash: _, ...columns } = getTableColumns(users)

const selectUsers = (db: Orm) =>
  db
    .select({
      ...columns,
      ...fullNames,
      has_password: sql<boolean>`${users.password_hash} IS NOT NULL`,
      code_mail: sql<string | null>`(
        SELECT state FROM emails WHERE emails.user_id = users.id AND code_purpose IN ('invite', 'verify')
        ORDER BY emails.created_at DESC, emails.id LIMIT 1)`,
      has_second_factor: sql<boolean>`(
        EXISTS (SELECT 1 FROM authenticator_apps a WHERE a.user_id = users.id AND a.confirmed_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = users.id))`,
      privilege_names: sql<string>`${sql.raw(effectivePrivilegesSql('users.id'))}`,
      pending_email: sql<PendingEmailChange | null>`(
        SELECT jsonb_build_object('email', change.email, 'asked_at', change.asked_at, 'due_at', change.due_at,
          'confirmed_at', change.confirmed_at, 'asked_by', CASE WHEN asker.id IS NOT NULL THEN jsonb_build_object(
            'id', asker.id, 'full_name_en', asker.first_name_en || ' ' || asker.last_name_en,
            'full_name_ar', asker.first_name_ar || ' ' || asker.last_name_ar) END)
        FROM pending_email_changes change LEFT JOIN users asker ON asker.id = change.asked_by
        WHERE change.user_id = users.id)`,
      invitation_copied: sql<{ at: string; by: z.infer<typeof namedPerson> | null } | null>`(
        SELECT jsonb_build_object('at', copy.at, 'by', CASE WHEN maker.id IS NOT NULL THEN jsonb_build_object(
          'id', maker.id, 'full_name_en', maker.first_name_en || ' ' || maker.last_name_en,
          'full_name_ar', maker.first_name_ar || ' ' || maker.last_name_ar) END)
        FROM audit copy LEFT JOIN users maker ON maker.id = copy.user_id
        WHERE copy.entity = 'users' AND copy.entity_id = users.id::text AND copy.action = 'copy_invitation'
        ORDER BY copy.id DESC LIMIT 1)`,
      // Includes delegations until the day after their last, whatever the time zone.
      principals: sql<readonly { readonly type: string; readonly privilege_names: string }[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('type', principal.type,
          'privilege_names', ${sql.raw(effectivePrivilegesSql('principal.id'))}))
        FROM delegations JOIN users principal ON principal.id = delegations.delegated_by
        WHERE delegations.delegated_to = users.id AND delegations.ended_early IS NULL
          AND delegations."to" >= current_date - 1), '[]')`,
      everybody_names: sql<string>`(
        SELECT coalesce(string_agg(given."group" || '.' || given.command, ' '), '') FROM profiles
        JOIN profile_privileges given ON given.profile_id = profiles.id WHERE account_type = 'user')`,
      profiles: sql<z.infer<typeof namedProfile>[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'account_type', p.account_type) ORDER BY p.name)
        FROM user_profiles up JOIN profiles p ON p.id = up.profile_id WHERE up.user_id = users.id), '[]')`,
      open_sessions: sql<number>`(
        SELECT count(*)::int FROM sessions WHERE sessions.user_id = users.id AND expires_at > now())`,
      last_seen: sql<string | null>`(SELECT max(last_seen_at) FROM sessions WHERE sessions.user_id = users.id)`,
    })
    .from(users)

/** An account with its privileges. */
export type UserWithPrivileges = Awaited<ReturnType<typeof selectUsers>>[number]

const conditions = ({ type, state, verification, profile_id, deletion }: InputOf<typeof listUsers>) => [
  type && sql`type = ${type}`,
  state && sql`active = ${state === 'active'}`,
  verification && sql`(email_verified_at IS NOT NULL) = ${verification === 'verified'}`,
  profile_id && sql`id IN (SELECT user_id FROM user_profiles WHERE profile_id = ${profile_id})`,
  deletion && sql`deletion_requested_at IS NOT NULL`,
]

export const pageOfUsers = async (db: Orm, query: InputOf<typeof listUsers>) => {
  const where = conditions(query).filter((one): one is SQL => typeof one === 'object')
  const listing = { from: 'users', where, sorts, usual: 'full_name_en' }
  return pageOf(db, listing, query, { id: users.id, select: selectUsers, idOf: ({ id }) => id })
}

const rows = rowAccess(users, selectUsers)

export const findUser = rows.find

/** Like `findUser`, but locks the row until the transaction ends. */
export const lockUser = rows.lock

/** Updates an account that this transaction has locked. */
export const updateUser = (db: Orm, id: string, fields: Parameters<typeof rows.change>[2]): Promise<void> =>
  rows.change(db, id, { ...fields, updated_at: new Date() })

/** Deletes an account that this transaction has locked, with its sessions, privileges, and team memberships. */
export const removeUser = rows.remove

/** Locks accounts until the transaction ends. Locks them in order of ID, so that concurrent requests can't deadlock. */
export const lockUsers = async (db: Orm, ids: readonly string[]): Promise<Map<string, UserWithPrivileges>> => {
  const ordered = selectUsers(db).where(inArray(users.id, [...ids]))
  const found = await ordered.orderBy(users.id).for('update', { of: users })
  return new Map(found.map(row => [row.id, row]))
}
