import type { Privilege } from '@portal/contract/core/rights/privileges'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { profilePrivileges, profiles, userProfiles } from './schema.ts'

const selectProfiles = (db: Orm) =>
  db
    .select({
      ...getTableColumns(profiles),
      people: sql<number>`(SELECT count(*)::int FROM user_profiles WHERE profile_id = profiles.id)`,
      privileges: sql<Privilege[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('group', given."group", 'command', given.command))
        FROM profile_privileges given WHERE given.profile_id = profiles.id), '[]')`,
    })
    .from(profiles)

/** A profile with its privileges and the number of people who have it. */
export type ProfileRow = Awaited<ReturnType<typeof selectProfiles>>[number]

const sorts = { name: 'text', created_at: 'moment' } as const

const searched = sql`(SELECT *, search_words(concat_ws(' ', name, description)) AS words FROM profiles) profiles`

export const pageOfProfiles = async (db: Orm, query: ListQuery) => {
  const listing = { from: searched, where: [], sorts, usual: 'name' }
  return pageOf(db, listing, query, { id: profiles.id, select: selectProfiles, idOf: ({ id }) => id })
}

const rows = rowAccess(profiles, selectProfiles)

export const findProfile = rows.find

/** Like `findProfile`, but locks the row until the transaction ends. */
export const lockProfile = rows.lock

export const insertProfile = rows.insert

/** Updates a profile that this transaction has locked. */
export const changeProfile = rows.change

/** Deletes a profile that this transaction has locked. Throws if someone has it. */
export const removeProfile = rows.remove

/** Profiles by ID, sorted by name. */
export const profilesOf = async (db: Orm, ids: readonly string[]): Promise<ProfileRow[]> =>
  ids.length === 0
    ? []
    : selectProfiles(db)
        .where(inArray(profiles.id, [...ids]))
        .orderBy(asc(profiles.name))

/** Replaces the privileges of a profile. */
export const setPrivilegesOf = async (db: Orm, profile_id: string, given: readonly Privilege[]): Promise<void> => {
  await db.delete(profilePrivileges).where(eq(profilePrivileges.profile_id, profile_id))
  if (given.length === 0) return
  const values = given.map(({ group, command }) => ({ profile_id, group, command }))
  await db.insert(profilePrivileges).values(values).onConflictDoNothing()
}

export const profileIdsOf = async (db: Orm, userId: string): Promise<string[]> => {
  const found = await db
    .select({ id: userProfiles.profile_id })
    .from(userProfiles)
    .where(eq(userProfiles.user_id, userId))
  return found.map(({ id }) => id)
}

/** Gives a person a profile. Returns false if they already have it. */
export const giveTo = async (db: Orm, user_id: string, profile_id: string): Promise<boolean> => {
  const given = await db.insert(userProfiles).values({ user_id, profile_id }).onConflictDoNothing().returning()
  return given.length > 0
}

/** Takes a profile from a person. Returns false if they don't have it. */
export const takeFrom = async (db: Orm, user_id: string, profile_id: string): Promise<boolean> => {
  const taken = await db
    .delete(userProfiles)
    .where(and(eq(userProfiles.user_id, user_id), eq(userProfiles.profile_id, profile_id)))
    .returning()
  return taken.length > 0
}
