import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listTrainers, Trainer, trainerDraft } from '@portal/contract/training/participants/trainers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { courses, trainerCourses, trainers } from '../courses/schema.ts'
import { rosterType } from './rules.ts'

/** Matches rows of `users` that are on the roster. */
export const isOnRoster = sql`users.id IN (
  SELECT id FROM users instructors WHERE type = ${rosterType} UNION ALL SELECT user_id FROM trainers)`

const selectTrainers = (db: Orm) =>
  db
    .select({
      ...personColumns,
      active: users.active,
      qualification: trainers.qualification,
      notes: trainers.notes,
      courses: sql<Trainer['courses']>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_ar', c.name_ar) ORDER BY c.name_ar, c.id)
        FROM trainer_courses taught JOIN courses c ON c.id = taught.course_id WHERE taught.user_id = users.id), '[]')`,
      // Without a row, nobody can have changed anything yet.
      version: sql<number>`coalesce(${trainers.version}, 1)`,
    })
    .from(users)
    .leftJoin(trainers, eq(trainers.user_id, users.id))

export type TrainerRow = Awaited<ReturnType<typeof selectTrainers>>[number]

const sorts = {
  full_name_en: { by: sql`first_name_en || ' ' || last_name_en`, kind: 'text' },
  full_name_ar: { by: sql`first_name_ar || ' ' || last_name_ar`, kind: 'text' },
} as const

const asListed = { id: users.id, select: selectTrainers, idOf: (row: TrainerRow) => row.user_id }

export const pageOfTrainers = async (db: Orm, { course_id, ...query }: InputOf<typeof listTrainers>) => {
  const teaches = course_id && sql`id IN (SELECT user_id FROM trainer_courses WHERE course_id = ${course_id})`
  const where = [isOnRoster, teaches || undefined]
  return pageOf(db, { from: 'users', where, sorts, usual: 'full_name_en' }, query, asListed)
}

/** One page of active accounts that aren't on the roster. */
export const pageOfTrainerChoices = async (db: Orm, query: ListQuery) => {
  const where = [sql`active`, sql`NOT ${isOnRoster}`]
  return pageOf(db, { from: 'users', where, sorts, usual: 'full_name_en' }, query, asListed)
}

export const findTrainer = async (db: Orm, id: string): Promise<TrainerRow | undefined> => {
  const [row] = await selectTrainers(db).where(and(eq(users.id, id), isOnRoster))
  return row
}

export const isActive = async (db: Orm, id: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, id), eq(users.active, true)))) > 0

/** Whether all of these courses exist. */
export const areCourses = async (db: Orm, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 || (await db.$count(courses, inArray(courses.id, [...ids]))) === new Set(ids).size

type Draft = z.infer<typeof trainerDraft>

const teach = async (db: Orm, user_id: string, ids: readonly string[]) => {
  await db.delete(trainerCourses).where(eq(trainerCourses.user_id, user_id))
  const values = ids.map(course_id => ({ user_id, course_id }))
  if (values.length > 0) await db.insert(trainerCourses).values(values).onConflictDoNothing()
}

/** Writes a trainer's details. Returns false if the version differs, or if a row exists although none is expected. */
export const writeTrainer = async (db: Orm, user_id: string, version: number, draft: Draft): Promise<boolean> => {
  const fields = { qualification: draft.qualification || null, notes: draft.notes || null }
  const written = await db
    .insert(trainers)
    .values({ user_id, ...fields })
    .onConflictDoUpdate({
      target: trainers.user_id,
      set: { ...fields, version: sql`${trainers.version} + 1` },
      setWhere: eq(trainers.version, version),
    })
    .returning({ id: trainers.user_id, version: trainers.version })
  if (written.length === 0) return false
  await teach(db, user_id, draft.course_ids)
  return true
}

/** Removes a person from the roster. Returns false if the version differs. */
export const removeTrainer = async (db: Orm, user_id: string, version: number): Promise<boolean> => {
  const gone = await db
    .delete(trainers)
    .where(and(eq(trainers.user_id, user_id), eq(trainers.version, version)))
    .returning({ id: trainers.user_id })
  return gone.length > 0
}
