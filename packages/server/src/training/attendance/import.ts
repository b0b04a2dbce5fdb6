import { isOwn } from '@portal/contract/core/api/own-subject'
import { importAttendance } from '@portal/contract/training/attendance/attendance-imports'
import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'
import { reading } from '../../money/imports/apply/apply.ts'
import { folded } from '../../money/imports/reader/columns.ts'
import { fileProblemsOf, readSmallFile } from '../../money/imports/reader/read-file.ts'
import { shownAbout } from '../../money/imports/reader/table.ts'
import { teamOf } from '../../people/users/teams.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handleAfter, handleLimited } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { isSessionMarkable, reachesSessions } from '../training-sessions/rules.ts'
import { sessionsOf } from '../training-sessions/store.ts'
import { type PlannedMarks, planAttendance } from './plan-import.ts'
import { byPerson } from './present.ts'
import { attendanceMarksOf, setMarks, trainees } from './store.ts'

const audit = auditOf('training_sessions')

const apply = async (context: Context, id: string, rows: readonly PlannedMarks[]) => {
  const bySession = new Map<string, Map<string, AttendanceMark>>()
  for (const { user_id, marks } of rows)
    for (const [session, mark] of marks)
      if (user_id) bySession.set(session, (bySession.get(session) ?? new Map()).set(user_id, mark))
  for (const [session, marks] of bySession) {
    await setMarks(context.db, { id: session, sub_activity_id: id }, marks, context.services.now())
    await audit(context, 'import_marks', session, { people: marks.size })
  }
}

/** Imports attendance from a file: first a preview, then all rows or none. Audits each session. */
export const importRoute = handleLimited(
  reading,
  handleAfter(importAttendance, readSmallFile, async ({ id, is_applied, with_hidden = false }, context, file) => {
    const { db, user } = context
    // Locks the training, so that nobody leaves and no session moves between planning and writing.
    orNotFound(await lockSubActivity(db, id, reachesSessions(user)))
    const marksBy = byPerson(await attendanceMarksOf(db, id))
    const people = (await teamOf(db, trainees, id)).map(({ user_id, email, full_name_en, full_name_ar }) => ({
      id: user_id,
      email,
      is_own: isOwn(user, user_id),
      names: [folded(full_name_en ?? ''), folded(full_name_ar ?? '')],
      marks: new Map([...marksBy(user_id)].map(([session, { mark }]) => [session, mark])),
    }))
    const now = localTimeOf(context.services)
    const sessions = (await sessionsOf(db, id)).flatMap(({ session }) => {
      const { date, start_time } = session
      const shown = {
        id: session.id,
        date,
        start: start_time.slice(0, 5),
        is_markable: isSessionMarkable(session, now),
      }
      return session.is_cancelled ? [] : [shown]
    })
    const rows = planAttendance(file, people, sessions, with_hidden)
    const errors = fileProblemsOf(rows)
    if (is_applied && errors.length > 0) throw refuse('invalid', { errors })
    if (is_applied) await apply(context, id, rows)
    const shown = rows.map(({ line, label, changes, problems }) => ({ line, label, changes, problems }))
    return { data: { rows: shown, about: shownAbout(file), is_applied } }
  }),
)
