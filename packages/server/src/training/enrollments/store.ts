import { randomUUID } from 'node:crypto'
import type { InputOf } from '@portal/contract/core/api/endpoint'
import type {
  EnrollmentState,
  listEnrollments,
  listOwnEnrollments,
} from '@portal/contract/training/sub-activities/enrollments'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { pageOf } from '../../platform/http/lists/page.ts'
import { subActivities } from '../sub-activities/schema.ts'
import { enrollmentEvents, enrollments } from './schema.ts'

// Position on the waiting list, by time of request rather than by when it was put on the list.
const position = sql<number | null>`CASE WHEN enrollments.state = 'waitlisted' THEN (
  SELECT count(*)::int FROM enrollments earlier
  WHERE earlier.sub_activity_id = enrollments.sub_activity_id AND earlier.state = 'waitlisted'
    AND (earlier.requested_at, earlier.id) <= (enrollments.requested_at, enrollments.id)) END`

const columns = { ...getTableColumns(enrollments), position }

const { id: _, name, place, start_date, end_date, enroll_from, enroll_until } = getTableColumns(subActivities)

const selectOwn = (db: Orm) =>
  db
    .select({ ...columns, training: { name, place, start_date, end_date, enroll_from, enroll_until } })
    .from(enrollments)
    .innerJoin(subActivities, eq(subActivities.id, enrollments.sub_activity_id))

/** A request with its training. */
export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

const selectAsked = (db: Orm) =>
  db
    .select({ ...columns, person: { ...personColumns, active: users.active, language: users.language } })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.user_id))

/** A request with its person. */
export type AskedRow = Awaited<ReturnType<typeof selectAsked>>[number]

const byRequest = { requested_at: 'moment' } as const

export const pageOfOwnEnrollments = (db: Orm, userId: string, query: InputOf<typeof listOwnEnrollments>) => {
  const from = sql`(
    SELECT enrollments.*, training.words FROM enrollments
    JOIN sub_activities training ON training.id = sub_activity_id WHERE user_id = ${userId}) enrollments`
  const listing = { from, where: [], sorts: byRequest, usual: '-requested_at' }
  return pageOf(db, listing, query, { id: enrollments.id, select: selectOwn, idOf: row => row.id })
}

export const pageOfAsked = (db: Orm, { id, state, leaving, ...query }: InputOf<typeof listEnrollments>) => {
  const from = sql`(
    SELECT enrollments.*,
      search_words(concat_ws(' ', first_name_en, last_name_en, first_name_ar, last_name_ar, email)) AS words
    FROM enrollments JOIN users ON users.id = user_id WHERE sub_activity_id = ${id}) enrollments`
  const conditions = [state && sql`state = ${state}`, leaving && sql`leave_asked_at IS NOT NULL`]
  const where = conditions.filter(one => typeof one === 'object')
  const listing = { from, where, sorts: byRequest, usual: 'requested_at' }
  return pageOf(db, listing, query, { id: enrollments.id, select: selectAsked, idOf: row => row.id })
}

/** Locks requests of a training until the transaction ends. */
export const lockAsked = async (
  db: Orm,
  trainingId: string,
  ids: readonly string[],
): Promise<Map<string, AskedRow>> => {
  const rows = await selectAsked(db)
    .where(and(eq(enrollments.sub_activity_id, trainingId), inArray(enrollments.id, [...ids])))
    .orderBy(asc(enrollments.id))
    .for('update', { of: enrollments })
  return new Map(rows.map(row => [row.id, row]))
}

const own = (userId: string, condition: SQL | undefined) => and(eq(enrollments.user_id, userId), condition)

export const findOwn = async (db: Orm, userId: string, id: string): Promise<OwnRow | undefined> => {
  const [row] = await selectOwn(db).where(own(userId, eq(enrollments.id, id)))
  return row
}

/** A person's requests for these trainings that aren't withdrawn. */
export const ownFor = (db: Orm, userId: string, trainingIds: readonly string[]): Promise<OwnRow[]> =>
  selectOwn(db).where(
    own(userId, and(inArray(enrollments.sub_activity_id, [...trainingIds]), sql`enrollments.state <> 'withdrawn'`)),
  )

/** History of requests, newest first. */
export const enrollmentEventsOf = (db: Orm, ids: readonly string[]) =>
  db
    .select()
    .from(enrollmentEvents)
    .where(inArray(enrollmentEvents.enrollment_id, [...ids]))
    .orderBy(desc(enrollmentEvents.at), desc(enrollmentEvents.id))

/** Adds a request and returns its ID, or undefined if the person already has one. */
export const insertEnrollment = async (db: Orm, trainingId: string, userId: string): Promise<string | undefined> => {
  const values = { id: randomUUID(), sub_activity_id: trainingId, user_id: userId, state: 'pending' as const }
  const [row] = await db.insert(enrollments).values(values).onConflictDoNothing().returning({ id: enrollments.id })
  if (row) await addEvents(db, [row.id], { state: 'pending', reason: null, by: userId })
  return row?.id
}

export interface EnrollmentStep {
  readonly state: EnrollmentState
  readonly reason: string | null
  /** ID of the person who decided. */
  readonly by: string
}

/** Adds an entry to the history of requests. */
export const addEvents = async (
  db: Orm,
  ids: readonly string[],
  { state, reason, by }: EnrollmentStep,
): Promise<void> => {
  const rows = ids.map(enrollment_id => ({ id: randomUUID(), enrollment_id, state, reason, by_user: by }))
  if (rows.length > 0) await db.insert(enrollmentEvents).values(rows)
}

/** Moves requests to a new state, and adds it to their history. The transaction must hold their locks. */
export const setState = async (db: Orm, ids: readonly string[], step: EnrollmentStep): Promise<void> => {
  if (ids.length === 0) return
  const { state, reason } = step
  await db
    .update(enrollments)
    .set({
      ...{ state, reason, decided_at: sql`now()`, version: sql`${enrollments.version} + 1` },
      ...{ leave_asked_at: null, leave_reason: null },
    })
    .where(inArray(enrollments.id, [...ids]))
  await addEvents(db, ids, step)
}

/** A person's newest request for a training, in any state. */
export const latestOwn = async (db: Orm, userId: string, trainingId: string): Promise<OwnRow | undefined> => {
  const [row] = await selectOwn(db)
    .where(own(userId, eq(enrollments.sub_activity_id, trainingId)))
    .orderBy(desc(enrollments.requested_at), desc(enrollments.id))
    .limit(1)
  return row
}
