import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, chosenId, id } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { attendanceMarks, attendancePercent, markCounts } from './attendance-percent.ts'
import { markAttendanceNeed, trainingSession } from './training-sessions.ts'

export const attendingTrainee = z.extend(namedPerson, {
  mark: z.nullable(z.enum(attendanceMarks)),
  is_scanned: z.boolean(),
  percent: attendancePercent,
  /** Nobody marks themselves. */
  can: z.object({ mark: z.boolean() }),
})

export type AttendingTrainee = z.infer<typeof attendingTrainee>

const sessionAttendance = z.object({
  session: trainingSession,
  trainees: z.array(attendingTrainee),
})

export const readAttendance = endpoint({
  method: 'GET',
  path: '/training_sessions/:id/attendance',
  summary: 'The attendance of a session',
  needs: markAttendanceNeed,
  input: z.object({ id: id() }),
  output: one(sessionAttendance),
  errors: ['not_found'],
})

const mark = z.object({
  user_id: chosenId(),
  mark: z.nullable(choice(attendanceMarks)),
})

/** All or none. The later of two marks of a person wins. Before `markingOpensAt` only excuses are accepted. */
export const markAttendance = endpoint({
  method: 'POST',
  path: '/training_sessions/:id/attendance',
  summary: 'Mark the attendance of trainees',
  needs: markAttendanceNeed,
  refusesOwn: 'own_subject',
  input: z.object({
    id: id(),
    marks: z
      .array(mark, { error: 'wrong_type' })
      .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.bulk_rows, { error: 'too_long' })),
  }),
  output: one(z.object({ trainees: z.array(attendingTrainee) })),
  errors: ['invalid', 'not_found', 'own_subject', 'session_cancelled', 'session_not_open'],
})

export const scannedMarks = ['present', 'late'] as const

export const readCheckInCode = endpoint({
  method: 'GET',
  path: '/training_sessions/:id/check_in_code',
  summary: 'A code that trainees scan to check in',
  needs: markAttendanceNeed,
  input: z.object({ id: id(), mark: choice(scannedMarks) }),
  output: one(z.object({ code: z.string(), counts: markCounts })),
  background: true,
  errors: ['not_found', 'session_cancelled', 'session_not_open'],
})

/** Checks in with a code that somebody else shows. An existing mark doesn't change. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/check_ins',
  summary: 'Check in to a session with a scanned code',
  needs: 'signed_in',
  refusesOwn: 'own_subject',
  input: z.object({ code: z.string({ error: 'field_required' }).check(z.maxLength(200, { error: 'too_long' })) }),
  output: one(
    z.object({
      sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
      date: z.string(),
      start: z.string(),
      end: z.string(),
      mark: z.enum(attendanceMarks),
    }),
  ),
  errors: ['code_expired', 'not_found', 'own_subject', 'session_cancelled', 'session_not_open', 'device_used'],
})

const ownSession = z.object({
  id: id(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  duration_minutes: z.int(),
  is_cancelled: z.boolean(),
  has_begun: z.boolean(),
  is_over: z.boolean(),
  mark: z.nullable(z.enum(attendanceMarks)),
})

export const readOwnAttendance = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/own_attendance',
  summary: 'The sessions of a training with one’s own attendance',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(z.object({ sessions: z.array(ownSession), percent: attendancePercent })),
  errors: ['not_found'],
})

/** Every session and trainee of a training, dropouts included. `marks` follow the order of `sessions`. */
export const trainingAttendance = z.object({
  /** Day of the request (YYYY-MM-DD) in the organisation's time zone. */
  as_of: z.string(),
  sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
  sessions: z.array(trainingSession),
  trainees: z.array(
    z.extend(namedPerson, {
      email: z.string(),
      has_dropped_out: z.boolean(),
      marks: z.array(z.nullable(z.enum(attendanceMarks))),
      percent: attendancePercent,
    }),
  ),
})

export type TrainingAttendance = z.infer<typeof trainingAttendance>

export const readTrainingAttendance = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/attendance',
  summary: 'The attendance of a training',
  needs: markAttendanceNeed,
  input: z.object({ id: id() }),
  output: one(trainingAttendance),
  errors: ['not_found'],
})
