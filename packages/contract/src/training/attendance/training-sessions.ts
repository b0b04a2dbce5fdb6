import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { day, id, integer, optionalText, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { deletion } from '../../core/records/deletion.ts'
import type { Need } from '../../core/rights/needs.ts'
import { markCounts } from './attendance-percent.ts'

export const planSessionsNeed = ['sub_activities', 'sessions'] as const satisfies Need

/** Instructors mark attendance only in trainings that they teach. */
export const markAttendanceNeed = {
  anyOf: [planSessionsNeed, ['instructors', 'instructor_pages']],
} as const satisfies Need

const code = (error: FieldCode) => ({ error })

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const time = () =>
  z.string(code('field_required')).check(
    z.minLength(1, code('field_required')),
    z.refine(value => value === '' || TIME.test(value), code('wrong_type')),
  )

interface Times {
  readonly start: string
  readonly end: string
}

const minutesAt = (given: string) => {
  const [hours = 0, minutes = 0] = given.split(':').map(Number)
  return hours * 60 + minutes
}

export const minutesBetween = ({ start, end }: Times): number => minutesAt(end) - minutesAt(start)

// Malformed times already have an error of their own.
const areTimes = ({ start, end }: Times) => TIME.test(start) && TIME.test(end)

const lasts = z.refine<Times>(given => !areTimes(given) || minutesBetween(given) > 0, {
  path: ['end'],
  error: 'time_before_start' satisfies FieldCode,
})

// The duration excludes breaks, so it can't exceed the time from start to end.
const fits = z.refine<Times & { duration_minutes?: number | undefined }>(
  given => given.duration_minutes === undefined || !areTimes(given) || given.duration_minutes <= minutesBetween(given),
  { path: ['duration_minutes'], error: 'value_too_large' satisfies FieldCode },
)

/** The duration defaults to the time from start to end. */
const fields = z.object({
  date: day(),
  start: time(),
  end: time(),
  duration_minutes: z.optional(integer(24 * 60).check(z.gte(1, code('value_zero')))),
  /** Required if `isEnteredLate`, otherwise ignored. */
  reason: optionalText(limits.address_length),
})

/**
 * Times are HH:MM in the organisation's time zone. `duration_minutes` excludes breaks. Nobody plans the sessions of a
 * training that they take.
 */
export const trainingSession = z.object({
  id: id(),
  sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  duration_minutes: z.int(),
  is_cancelled: z.boolean(),
  /** Why the session was added or moved after its day. Null if it wasn't. */
  late_reason: z.nullable(z.string()),
  has_begun: z.boolean(),
  is_over: z.boolean(),
  is_markable: z.boolean(),
  counts: markCounts,
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), mark: z.boolean() }),
})

export type TrainingSession = z.infer<typeof trainingSession>

const touches = ['/sub_activities/:id/sessions', '/training_sessions/:id', '/sub_activities/:id/attendance'] as const

export const listTrainingSessions = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/sessions',
  summary: 'The sessions of a training',
  needs: markAttendanceNeed,
  input: z.extend(listQuery(['date', '-date']), { id: id() }),
  output: page(trainingSession),
  errors: ['not_found'],
})

export const addTrainingSession = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/sessions',
  summary: 'Add a session to a training',
  needs: planSessionsNeed,
  refusesOwn: 'own_subject',
  input: z.extend(fields, { id: id() }).check(lasts, fits),
  output: one(trainingSession),
  touches,
  errors: ['invalid', 'not_found', 'own_subject'],
})

export const readTrainingSession = endpoint({
  method: 'GET',
  path: '/training_sessions/:id',
  summary: 'One session of a training',
  needs: markAttendanceNeed,
  input: z.object({ id: id() }),
  output: one(trainingSession),
  errors: ['not_found'],
})

export const editTrainingSession = endpoint({
  method: 'PATCH',
  path: '/training_sessions/:id',
  summary: 'Change a session',
  needs: planSessionsNeed,
  refusesOwn: 'own_subject',
  input: z.extend(fields, { id: id(), version: version() }).check(lasts, fits),
  output: one(trainingSession),
  touches,
  seenBy: markAttendanceNeed,
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile'],
})

/** Cancels a session or reinstates it. Cancelled sessions don't count for attendance. */
export const cancelTrainingSession = endpoint({
  method: 'PATCH',
  path: '/training_sessions/:id/cancelled',
  summary: 'Cancel a session, or bring it back',
  needs: planSessionsNeed,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), is_cancelled: z.boolean(code('wrong_type')) }),
  output: one(trainingSession),
  touches,
  seenBy: markAttendanceNeed,
  errors: ['not_found', 'own_subject', 'changed_meanwhile', 'session_overlap'],
})

/** Cascades to attendance. */
export const trainingSessionDeletion = deletion({
  path: '/training_sessions',
  name: 'a session',
  needs: planSessionsNeed,
  touches,
  refusesOwn: 'own_subject',
  seenBy: markAttendanceNeed,
  errors: ['own_subject'],
})
