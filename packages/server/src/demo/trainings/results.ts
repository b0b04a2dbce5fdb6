import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'
import { earnedBy } from '@portal/contract/training/certificates/certificate-conditions'
import { sql } from 'drizzle-orm'
import { teamOf } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { attendancePercentOf, byPerson } from '../../training/attendance/present.ts'
import { attendanceMarksOf, setMarks, trainees } from '../../training/attendance/store.ts'
import { insertCertificates, revoke, validIn } from '../../training/certificates/store.ts'
import { pointsOfResult } from '../../training/exams/results/present-result.ts'
import { examResultsOf } from '../../training/exams/results/result-store.ts'
import { findSubActivity } from '../../training/sub-activities/store.ts'
import { sendersIn } from '../../training/trainee-results/store.ts'
import { insertSession, sessionsOf } from '../../training/training-sessions/store.ts'
import { personId } from '../accounts.ts'
import { daysFrom } from '../calendar.ts'
import { chanceOf } from '../chance.ts'
import { seedLeaver } from './dropouts.ts'

/** Days on which a training meets, counted from its first day. */
const MEETS = [0, 2, 5, 7]

const markOf = (chance: number): AttendanceMark => {
  if (chance < 0.84) return 'present'
  if (chance < 0.9) return 'late'
  return chance < 0.97 ? 'absent' : 'excused'
}

interface Training extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly start_date: string
  readonly end_date: string
}

/** Sessions of a training. Past ones have everyone's marks, entered that evening. */
const seedSessions = async (db: Orm, training: Training, today: string): Promise<void> => {
  const { id: sub_activity_id, start_date, end_date } = training
  const people = await teamOf(db, trainees, sub_activity_id)
  const dates = MEETS.map(days => [days, daysFrom(start_date, days)] as const).filter(([, date]) => date <= end_date)
  for (const [days, date] of dates) {
    const times = { start_time: '09:00', end_time: '13:00', duration_minutes: 210 }
    const id = await insertSession(db, { sub_activity_id, date, ...times })
    if (date >= today) continue
    const marks = new Map(people.map(({ user_id, email }) => [user_id, markOf(chanceOf(email, days))]))
    await setMarks(db, { id, sub_activity_id }, marks, new Date(`${date}T18:00:00Z`))
  }
}

/** Certificates that people have earned, issued three days after the end. The last one is revoked. */
const seedCertificates = async (db: Orm, id: string, now: Date, by: string): Promise<void> => {
  const row = await findSubActivity(db, id)
  if (!row) return
  const { name: training, start_date, end_date, attendance_least } = row.subActivity
  const sessions = (await sessionsOf(db, id)).map(({ session }) => session)
  const marks = byPerson(await attendanceMarksOf(db, id))
  const posts = (await examResultsOf(db, id)).filter(({ exam }) => exam.slug === 'post')
  const issued_at = new Date(`${daysFrom(end_date, 3)}T08:00:00Z`)
  const course = { course_en: row.course?.name_en ?? null, course_ar: row.course?.name_ar ?? null }
  const people = await teamOf(db, trainees, id)
  const hasSent = await sendersIn(
    db,
    [id],
    people.map(({ user_id }) => user_id),
  )
  await insertCertificates(
    db,
    people.flatMap(({ user_id, full_name_en, full_name_ar }) => {
      const post = posts.find(({ attempt }) => attempt.user_id === user_id)
      const reached = {
        attendance: attendancePercentOf(sessions, marks(user_id), { day: end_date, time: '23:59' }, attendance_least)
          .all,
        evaluation: hasSent(id, user_id),
        has_post_test: posts.length > 0,
        post: post ? pointsOfResult(post, now) : null,
      }
      const kind = earnedBy(reached, row.subActivity)
      if (!kind || !full_name_en || !full_name_ar) return []
      const names = { user_id, full_name_en, full_name_ar }
      return [
        { ...names, ...course, kind, sub_activity_id: id, training, start_date, end_date, issued_at, issued_by: by },
      ]
    }),
  )
  const last = [...(await validIn(db, id)).values()].at(-1)
  if (!last) return
  const revoked_at = new Date(`${daysFrom(end_date, 5)}T08:00:00Z`)
  await revoke(db, last.id, { revoked_at, revoked_by: by, revoke_reason: 'The name was misspelled' })
}

/** For trainings whose enrolment has ended: sessions, certificates if the training is over, and a leaver. */
export const seedResults = async (db: Orm, now: Date, today: string): Promise<void> => {
  const by = await personId(db, 'activity_coordinator')
  const { rows } = await db.execute<Training>(sql`
    SELECT sub_activities.id, name, start_date::text, end_date::text FROM sub_activities
    WHERE course_id IS NOT NULL AND enroll_until < ${today}
      AND EXISTS (SELECT FROM sub_activity_trainees WHERE sub_activity_id = sub_activities.id)
    ORDER BY code`)
  for (const training of rows) {
    await seedSessions(db, training, today)
    if (training.end_date < today) await seedCertificates(db, training.id, now, by)
    await seedLeaver(db, training, today, by)
  }
}
