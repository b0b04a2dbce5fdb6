import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { TeamTable } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { subActivityTrainees } from '../sub-activities/schema.ts'
import { attendance, trainingSessions } from '../training-sessions/schema.ts'

export const trainees: TeamTable = { table: subActivityTrainees, of: subActivityTrainees.sub_activity_id }

/** Marks in some trainings, optionally only those of `userIds`. */
export const marksIn = (db: Orm, trainings: readonly string[], userIds?: readonly string[]) =>
  db
    .select({
      session_id: attendance.session_id,
      user_id: attendance.user_id,
      mark: attendance.mark,
      is_scanned: attendance.is_scanned,
    })
    .from(attendance)
    .innerJoin(trainingSessions, eq(trainingSessions.id, attendance.session_id))
    .where(
      and(
        inArray(trainingSessions.sub_activity_id, [...trainings]),
        userIds && inArray(attendance.user_id, [...userIds]),
      ),
    )

/** Marks in a training, optionally only those of `userIds`. */
export const attendanceMarksOf = (db: Orm, training: string, userIds?: readonly string[]) =>
  marksIn(db, [training], userIds)

export type AttendanceMarkRow = Awaited<ReturnType<typeof attendanceMarksOf>>[number]

/** Sets manual marks, and deletes those that are null. Skips people who have left the training. */
export const setMarks = async (
  db: Orm,
  { id, sub_activity_id }: { readonly id: string; readonly sub_activity_id: string },
  marks: ReadonlyMap<string, AttendanceMark | null>,
  at: Date,
): Promise<void> => {
  const given = JSON.stringify([...marks].map(([user_id, mark]) => ({ user_id, mark })))
  const rows = sql`jsonb_to_recordset(${given}::jsonb) AS given(user_id uuid, mark text)`
  await db.execute(sql`
    DELETE FROM attendance USING (
      SELECT given.user_id FROM ${rows} JOIN sub_activity_trainees trainee
        ON trainee.user_id = given.user_id AND trainee.sub_activity_id = ${sub_activity_id}
      WHERE given.mark IS NULL ORDER BY given.user_id FOR SHARE OF trainee) cleared
    WHERE session_id = ${id} AND attendance.user_id = cleared.user_id`)
  await db.execute(sql`
    INSERT INTO attendance (session_id, user_id, mark, marked_at)
    SELECT ${id}, given.user_id, given.mark, ${at.toISOString()}::timestamptz
    FROM ${rows} JOIN sub_activity_trainees trainee
      ON trainee.user_id = given.user_id AND trainee.sub_activity_id = ${sub_activity_id}
    WHERE given.mark IS NOT NULL
    ORDER BY given.user_id FOR SHARE OF trainee
    ON CONFLICT (session_id, user_id)
    DO UPDATE SET mark = excluded.mark, is_scanned = false, marked_at = excluded.marked_at`)
}

/** Whether another person has checked in to the session with this device. */
export const isDeviceUsed = async (db: Orm, sessionId: string, device: Buffer, userId: string): Promise<boolean> => {
  const used = await db
    .select({ user_id: attendance.user_id })
    .from(attendance)
    .where(
      and(eq(attendance.session_id, sessionId), eq(attendance.device_hash, device), ne(attendance.user_id, userId)),
    )
  return used.length > 0
}

/** Stores a check-in unless the person already has a mark. Returns the stored mark. */
export const noteCheckIn = async (db: Orm, row: typeof attendance.$inferInsert): Promise<AttendanceMark> => {
  await db
    .insert(attendance)
    .values(row)
    .onConflictDoNothing({ target: [attendance.session_id, attendance.user_id] })
  const [stored] = await db
    .select({ mark: attendance.mark })
    .from(attendance)
    .where(and(eq(attendance.session_id, row.session_id), eq(attendance.user_id, row.user_id)))
  return stored?.mark ?? row.mark
}
