import type { TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { subActivityInstructors, subActivityTrainees } from '../sub-activities/schema.ts'

export const roleTables = { instructors: subActivityInstructors, trainees: subActivityTrainees } as const

export const byName = {
  full_name_en: { by: sql`first_name_en || ' ' || last_name_en`, kind: 'text' },
  full_name_ar: { by: sql`first_name_ar || ' ' || last_name_ar`, kind: 'text' },
} as const

const isOf = (role: TrainingRole, id: string): SQL =>
  sql`users.id IN (SELECT user_id FROM ${roleTables[role]} WHERE sub_activity_id = ${id})`

const selectOf = (role: TrainingRole, id: string) => (db: Orm) => {
  const table = roleTables[role]
  const { residence_country, residence_state } = users
  return db
    .select({ ...personColumns, residence_country, residence_state, added_at: table.added_at })
    .from(users)
    .innerJoin(table, and(eq(table.user_id, users.id), eq(table.sub_activity_id, id)))
}

export type TrainingPersonRow = Awaited<ReturnType<ReturnType<typeof selectOf>>>[number]

/** One page of a training's instructors or trainees. */
export const pageOfTrainingPeople = (db: Orm, role: TrainingRole, id: string, query: ListQuery) => {
  const added = sql`(SELECT added_at FROM ${roleTables[role]} WHERE sub_activity_id = ${id} AND user_id = users.id)`
  const sorts = { ...byName, added_at: { by: added, kind: 'moment' } } as const
  const listing = { from: 'users', where: [isOf(role, id)], sorts, usual: 'full_name_en' }
  return pageOf(db, listing, query, { id: users.id, select: selectOf(role, id), idOf: row => row.user_id })
}

/** One page of active accounts that can be added. Omits `without`, who can't add themselves. */
export const pageOfAddable = (db: Orm, role: TrainingRole, id: string, query: ListQuery, without: string | null) => {
  const where = [sql`active`, sql`NOT ${isOf(role, id)}`, sql`users.id IS DISTINCT FROM ${without}`]
  const listing = { from: 'users', where, sorts: byName, usual: 'full_name_en' }
  const select = (one: Orm) => one.select(personColumns).from(users)
  return pageOf(db, listing, query, { id: users.id, select, idOf: row => row.user_id })
}

/** People with an active account among these IDs, with the fields that notices need. */
export const activeOf = (db: Orm, ids: readonly string[]) =>
  db
    .select({ ...personColumns, language: users.language })
    .from(users)
    .where(and(eq(users.active, true), inArray(users.id, [...ids])))

/** Adds instructors to a locked training. Returns the IDs of new ones. */
export const insertInstructors = async (db: Orm, sub_activity_id: string, ids: readonly string[]) => {
  const values = [...new Set(ids)].map(user_id => ({ sub_activity_id, user_id }))
  const { user_id: id } = subActivityInstructors
  const added = await db.insert(subActivityInstructors).values(values).onConflictDoNothing().returning({ id })
  return added.map(one => one.id)
}

/** Removes an instructor from a training. Returns false if they don't teach it. */
export const deleteInstructor = async (db: Orm, id: string, userId: string): Promise<boolean> => {
  const { sub_activity_id, user_id } = subActivityInstructors
  const gone = await db
    .delete(subActivityInstructors)
    .where(and(eq(sub_activity_id, id), eq(user_id, userId)))
    .returning({ user_id })
  return gone.length > 0
}
