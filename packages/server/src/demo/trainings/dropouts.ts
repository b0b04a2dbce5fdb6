import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import { setLeaving } from '../../training/enrollments/leave.ts'
import { freeSeat } from '../../training/enrollments/seats.ts'
import { daysFrom } from '../calendar.ts'
import given from '../texts/dropouts.json' with { type: 'json' }

const inBoth = z.object({ en: z.string(), ar: z.string() })

const reasons = z.object({ dropped_out: inBoth, asks: inBoth }).parse(given)

interface Training {
  readonly id: string
  readonly name: string
  readonly end_date: string
}

// The leaver can't sign in, was marked in a session, and has never held a certificate.
const leaverOf = async (db: Orm, training: string) => {
  const { rows } = await db.execute<{ user_id: string; enrollment_id: string }>(sql`
    SELECT users.id AS user_id, enrollments.id AS enrollment_id FROM enrollments
    JOIN users ON users.id = enrollments.user_id
    WHERE sub_activity_id = ${training} AND state = 'approved' AND password_hash IS NULL
      AND EXISTS (
        SELECT FROM attendance JOIN training_sessions session ON session.id = session_id
        WHERE session.sub_activity_id = ${training} AND attendance.user_id = users.id)
      AND NOT EXISTS (
        SELECT FROM certificates WHERE sub_activity_id = ${training} AND certificates.user_id = users.id)
    ORDER BY email LIMIT 1`)
  return rows[0]
}

/**
 * A trainee who leaves a training. In an ended training the dropout dates from two days before its end. In a running
 * one the trainee has only asked to leave.
 */
export const seedLeaver = async (
  db: Orm,
  { id, name, end_date }: Training,
  today: string,
  by: string,
): Promise<void> => {
  const leaver = await leaverOf(db, id)
  if (!leaver) return
  const language = /\p{Script=Arabic}/u.test(name) ? 'ar' : 'en'
  const at = (day: string) => new Date(`${day}T08:00:00Z`)
  if (end_date >= today)
    return setLeaving(db, leaver.enrollment_id, { at: at(daysFrom(today, -1)), reason: reasons.asks[language] })
  await freeSeat(db, id, leaver.user_id, { state: 'dropped_out', reason: reasons.dropped_out[language], by })
  const left = at(daysFrom(end_date, -2)).toISOString()
  await db.execute(sql`UPDATE enrollments SET decided_at = ${left} WHERE id = ${leaver.enrollment_id}`)
  await db.execute(sql`
    UPDATE enrollment_events SET at = ${left} WHERE enrollment_id = ${leaver.enrollment_id} AND state = 'dropped_out'`)
}
