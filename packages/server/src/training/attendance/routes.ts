import { ownSubject } from '@portal/contract/core/api/own-subject'
import { checkIn, markAttendance, readCheckInCode } from '@portal/contract/training/attendance/attendance'
import { needsOpenMarking } from '@portal/contract/training/attendance/session-times'
import { refuseOwn } from '../../people/accounts/rules.ts'
import { newToken, tokenHashOf } from '../../people/accounts/tokens.ts'
import { isTrainee } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { holdPlace } from '../enrollments/involvement.ts'
import { requireLockedSession, requireSession } from '../training-sessions/reach.ts'
import { isSessionMarkable } from '../training-sessions/rules.ts'
import { lockSession, markCountsOf, type SessionRow } from '../training-sessions/store.ts'
import { checkInCode, readCheckIn } from './check-in-code.ts'
import { importRoute } from './import.ts'
import { attendanceReadRoutes, attendingOf } from './read.ts'
import { isDeviceUsed, noteCheckIn, setMarks } from './store.ts'

// Recognises a device, so that nobody checks in for others. The browser sends this cookie only with check-ins.
const DEVICE = { name: 'check_in', path: '/api/check_ins', seconds: 400 * 24 * 60 * 60 }

const audit = auditOf('training_sessions')

const refuseCancelled = ({ is_cancelled }: SessionRow['session']) => {
  if (is_cancelled) throw refuse('session_cancelled')
}

const refuseEarly = (session: SessionRow['session'], services: Context['services']) => {
  if (!isSessionMarkable(session, localTimeOf(services))) throw refuse('session_not_open')
}

export const attendanceRoutes = [
  ...attendanceReadRoutes,
  importRoute,

  handle(markAttendance, async ({ id, marks }, context) => {
    const { session } = await requireLockedSession(context, id)
    refuseOwn(
      context.user,
      marks.map(({ user_id }) => user_id),
    )
    refuseCancelled(session)
    if (marks.some(({ mark }) => needsOpenMarking(mark))) refuseEarly(session, context.services)
    const given = new Map(marks.map(({ user_id, mark }) => [user_id, mark]))
    await setMarks(context.db, session, given, context.services.now())
    await audit(context, 'mark', id, { people: given.size })
    return { data: { trainees: await attendingOf(context, session, [...given.keys()]) } }
  }),

  handle(readCheckInCode, async ({ id, mark }, context) => {
    const { db, services, user } = context
    const { session } = await requireSession(context, id)
    refuseCancelled(session)
    refuseEarly(session, services)
    const code = checkInCode(services.secretKey, { sessionId: id, mark, shownBy: user.id }, services.now())
    return { data: { code, counts: (await markCountsOf(db, [id]))(id) } }
  }),

  handle(checkIn, async ({ code }, context) => {
    const { db, user, services, cookie, setCookie } = context
    const scanned = readCheckIn(services.secretKey, code, { now: services.now(), scannedBy: user.id })
    if (!scanned) throw refuse('code_expired')
    // Locks the session. Of two simultaneous check-ins with one device, only one succeeds.
    const { session, subActivity } = orNotFound(await lockSession(db, scanned.sessionId, isTrainee(user)))
    // People who show the code could check in from anywhere, and so mark their own attendance.
    if (scanned.isOwn) throw refuse(ownSubject)
    refuseCancelled(session)
    refuseEarly(session, services)
    if (!(await holdPlace(db, subActivity.id, user.id))) throw refuse('not_found')
    const token = cookie(DEVICE.name, DEVICE.path) ?? newToken()
    const device = tokenHashOf(`${session.id} ${token}`)
    if (await isDeviceUsed(db, session.id, device, user.id)) throw refuse('device_used')
    const mark = await noteCheckIn(db, {
      ...{ session_id: session.id, user_id: user.id, mark: scanned.mark, is_scanned: true },
      ...{ marked_at: services.now(), device_hash: device },
    })
    await audit(context, 'check_in', session.id)
    setCookie({ ...DEVICE, value: token })
    const { date, start_time, end_time } = session
    return {
      data: { sub_activity: subActivity, date, start: start_time.slice(0, 5), end: end_time.slice(0, 5), mark },
    }
  }),
]
