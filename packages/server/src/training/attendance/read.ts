import { isOwn } from '@portal/contract/core/api/own-subject'
import {
  type AttendingTrainee,
  readAttendance,
  readOwnAttendance,
  readTrainingAttendance,
} from '@portal/contract/training/attendance/attendance'
import { presentName } from '../../people/accounts/names.ts'
import { teamOf } from '../../people/users/teams.ts'
import { isTrainee } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { dropoutsOf } from '../enrollments/dropouts.ts'
import { certificateSettingsOf, findSubActivity } from '../sub-activities/store.ts'
import { presentSessions } from '../training-sessions/present.ts'
import { requireSession, requireTraining, sessionOf } from '../training-sessions/reach.ts'
import { hasBegun, isOver } from '../training-sessions/rules.ts'
import { type SessionRow, sessionsOf } from '../training-sessions/store.ts'
import { attendancePercentOf, byPerson } from './present.ts'
import { attendanceMarksOf, trainees } from './store.ts'

/** Trainees of a session's training with their marks in it, optionally only those in `userIds`. */
export const attendingOf = async (
  { db, services, user }: Context,
  { id, sub_activity_id }: SessionRow['session'],
  userIds?: readonly string[],
): Promise<AttendingTrainee[]> => {
  const sessions = (await sessionsOf(db, sub_activity_id)).map(({ session }) => session)
  const marksBy = byPerson(await attendanceMarksOf(db, sub_activity_id, userIds))
  const now = localTimeOf(services)
  const people = await teamOf(db, trainees, sub_activity_id)
  const asked = userIds && new Set(userIds)
  const { attendance_least } = (await certificateSettingsOf(db, [sub_activity_id]))(sub_activity_id)
  return people.flatMap(person => {
    const name = presentName(person)
    if (!name || (asked && !asked.has(name.id))) return []
    const own = marksBy(name.id)
    const { mark = null, is_scanned = false } = own.get(id) ?? {}
    const can = { mark: !isOwn(user, name.id) }
    return [{ ...name, mark, is_scanned, percent: attendancePercentOf(sessions, own, now, attendance_least), can }]
  })
}

/** Attendance as markers read it, and as trainees read their own. */
export const attendanceReadRoutes = [
  handle(readAttendance, async ({ id }, context) => {
    const { session } = await requireSession(context, id)
    return { data: { session: await sessionOf(context, id), trainees: await attendingOf(context, session) } }
  }),

  handle(readTrainingAttendance, async ({ id }, context) => {
    const { db, services } = context
    const { code, name, attendance_least } = await requireTraining(context, id)
    const now = localTimeOf(services)
    const rows = await sessionsOf(db, id)
    const sessions = rows.map(({ session }) => session)
    const marksBy = byPerson(await attendanceMarksOf(db, id))
    const staying = (await teamOf(db, trainees, id)).map(person => ({ ...person, dropped_out_at: null }))
    const people = [...staying, ...(await dropoutsOf(db, id))].flatMap(person => {
      const name = presentName(person)
      return name ? [{ ...name, email: person.email, has_dropped_out: person.dropped_out_at !== null }] : []
    })
    return {
      data: {
        as_of: now.day,
        sub_activity: { id, code, name },
        sessions: await presentSessions(context, now, rows),
        trainees: people.map(person => {
          const own = marksBy(person.id)
          const marks = sessions.map(session => own.get(session.id)?.mark ?? null)
          return { ...person, marks, percent: attendancePercentOf(sessions, own, now, attendance_least) }
        }),
      },
    }
  }),

  handle(readOwnAttendance, async ({ id }, { db, user, services }) => {
    const { attendance_least } = orNotFound(await findSubActivity(db, id, isTrainee(user))).subActivity
    const now = localTimeOf(services)
    const sessions = (await sessionsOf(db, id)).map(({ session }) => session)
    const own = byPerson(await attendanceMarksOf(db, id, [user.id]))(user.id)
    const present = (session: SessionRow['session']) => ({
      ...session,
      start: session.start_time.slice(0, 5),
      end: session.end_time.slice(0, 5),
      has_begun: hasBegun(session, now),
      is_over: isOver(session, now),
      mark: own.get(session.id)?.mark ?? null,
    })
    return {
      data: { sessions: sessions.map(present), percent: attendancePercentOf(sessions, own, now, attendance_least) },
    }
  }),
]
