import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, chosenId, id } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { attendanceMarks, attendancePercent, markCounts } from './attendance-percent.ts'
import { markAttendanceNeed, trainingSession } from './training-sessions.ts'

/** A trainee with how they attended one session, and the training so far. */
export const attendingTrainee = z.extend(namedPerson, {
  /** Null while nobody has marked it. */
  mark: z.nullable(z.enum(attendanceMarks)),
  /** Whether the trainee set it by scanning a code. */
  is_scanned: z.boolean(),
  percent: attendancePercent,
  /** Nobody marks themselves. */
  can: z.object({ mark: z.boolean() }),
})

/** A trainee with how they attended one session. */
export type AttendingTrainee = z.infer<typeof attendingTrainee>

/** The attendance of one session. */
const sessionAttendance = z.object({
  session: trainingSession,
  /** By name. */
  trainees: z.array(attendingTrainee),
})

/** GET /training_sessions/:id/attendance: every trainee of the training, whether marked or not. */
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
  /** Null takes the mark back. */
  mark: z.nullable(choice(attendanceMarks)),
})

/**
 * POST /training_sessions/:id/attendance: all of them or none; of two marks of one person the later counts. Before
 * `markingOpensAt` only excuses are taken.
 */
export const markAttendance = endpoint({
  method: 'POST',
  path: '/training_sessions/:id/attendance',
  summary: 'Mark the attendance of trainees',
  needs: markAttendanceNeed,
  input: z.object({
    id: id(),
    marks: z
      .array(mark, { error: 'wrong_type' })
      .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.bulk_rows, { error: 'too_long' })),
  }),
  output: one(z.object({ trainees: z.array(attendingTrainee) })),
  errors: ['invalid', 'not_found', 'own_subject', 'session_cancelled', 'session_not_open'],
})

/** How a scan can count. */
export const scannedMarks = ['present', 'late'] as const

/** GET /training_sessions/:id/check_in_code: a code to be shown and scanned, of `limits.check_in_seconds`. */
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

/** POST /check_ins: a trainee has scanned a code that somebody else shows; whoever is marked already stays so. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/check_ins',
  summary: 'Check in to a session with a scanned code',
  needs: 'signed_in',
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

/** A session with how the person themselves attended it. */
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

/** GET /sub_activities/:id/own_attendance: of a training that one takes part in. */
export const readOwnAttendance = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/own_attendance',
  summary: 'The sessions of a training with one’s own attendance',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(z.object({ sessions: z.array(ownSession), percent: attendancePercent })),
  errors: ['not_found'],
})

/** The attendance of a whole training: every session, and for each trainee or dropout the marks in the same order. */
export const trainingAttendance = z.object({
  /** The day that it was read on in the organisation's time zone, as YYYY-MM-DD. */
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

/** The attendance of a whole training. */
export type TrainingAttendance = z.infer<typeof trainingAttendance>

/** GET /sub_activities/:id/attendance: what its list on paper and its workbook are made of. */
export const readTrainingAttendance = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/attendance',
  summary: 'The attendance of a training',
  needs: markAttendanceNeed,
  input: z.object({ id: id() }),
  output: one(trainingAttendance),
  errors: ['not_found'],
})
