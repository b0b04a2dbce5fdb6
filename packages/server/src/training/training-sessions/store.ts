import {
  type AttendanceMark,
  attendanceMarks,
  type MarkCounts,
} from '@portal/contract/training/attendance/attendance-percent'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { participations } from '../sub-activities/participations.ts'
import { subActivities } from '../sub-activities/schema.ts'
import { trainingSessions } from './schema.ts'

const selectSessions = (db: Orm) =>
  db
    .select({
      session: getTableColumns(trainingSessions),
      subActivity: { id: subActivities.id, code: subActivities.code, name: subActivities.name },
    })
    .from(trainingSessions)
    .innerJoin(subActivities, eq(subActivities.id, trainingSessions.sub_activity_id))

/** A session with its training. */
export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

// Sorts sessions of the same day by start time.
const sorts = { date: { by: sql`date::text || ' ' || start_time::text`, kind: 'text' } } as const

export const pageOfSessions = (db: Orm, subActivityId: string, query: ListQuery) => {
  const where = [sql`sub_activity_id = ${subActivityId}`]
  const listing = { from: sql`training_sessions`, where, sorts, usual: 'date', words: sql`search_words(date::text)` }
  return pageOf(db, listing, query, {
    id: trainingSessions.id,
    select: selectSessions,
    idOf: ({ session }) => session.id,
  })
}

/** Sessions of a training, earliest first. */
export const sessionsOf = (db: Orm, subActivityId: string) =>
  selectSessions(db)
    .where(eq(trainingSessions.sub_activity_id, subActivityId))
    .orderBy(asc(trainingSessions.date), asc(trainingSessions.start_time), asc(trainingSessions.id))

const rows = rowAccess(trainingSessions, selectSessions)

export const findSession = rows.find

/** Locks a session until the transaction ends. */
export const lockSession = rows.lock

/** Adds a session and returns its ID. */
export const insertSession = rows.insert

/** Changes a session. The transaction must hold its lock. */
export const changeSession = rows.change

/** Removes a session and its attendance. The transaction must hold its lock. */
export const removeSession = rows.remove

/** Whether anybody is marked in a session as present, late, or absent. */
export const hasAttendance = async (db: Orm, id: string): Promise<boolean> => {
  const { rows: found } = await db.execute(sql`
    SELECT 1 FROM attendance WHERE session_id = ${id} AND mark <> 'excused' LIMIT 1`)
  return found.length > 0
}

const none: MarkCounts = { present: 0, late: 0, absent: 0, excused: 0, unmarked: 0 }

/** Counts trainees by mark, for each session. Dropouts count only in sessions where they were marked. */
export const markCountsOf = async (db: Orm, ids: readonly string[]): Promise<(id: string) => MarkCounts> => {
  const { rows: counted } = await db.execute<{ id: string; mark: AttendanceMark | null; count: number }>(sql`
    SELECT session.id, attendance.mark, count(*)::int AS count
    FROM training_sessions session
    JOIN ${participations} trainee ON trainee.sub_activity_id = session.sub_activity_id
    LEFT JOIN attendance ON attendance.session_id = session.id AND attendance.user_id = trainee.user_id
    WHERE session.id = ANY (${sql.param([...ids])}::uuid[])
      AND (attendance.mark IS NOT NULL OR NOT trainee.has_dropped_out)
    GROUP BY session.id, attendance.mark`)
  const bySession = Map.groupBy(counted, row => row.id)
  return id => {
    const counts = { ...none }
    for (const { mark, count } of bySession.get(id) ?? []) {
      counts[attendanceMarks.find(known => known === mark) ?? 'unmarked'] = count
    }
    return counts
  }
}
