import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import type { errorStatus } from '../../core/api/errors.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { choice, choices, chosenId, id, moment, optionalText, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { member } from '../../core/records/people.ts'

/** States of an enrolment. */
export const enrollmentStates = ['pending', 'waitlisted', 'approved', 'rejected', 'withdrawn', 'dropped_out'] as const

export type EnrollmentState = (typeof enrollmentStates)[number]

/** Each is an action in the transition table. */
export const decisions = ['approve', 'waitlist', 'reject'] as const

export type Decision = (typeof decisions)[number]

const enrollmentEvent = z.object({
  id: id(),
  state: z.enum(enrollmentStates),
  reason: z.nullable(z.string()),
  at: moment(),
})

export const ownEnrollment = z.object({
  id: id(),
  sub_activity_id: id(),
  state: z.enum(enrollmentStates),
  /** One-based position in the waiting list. Null outside it. */
  position: z.nullable(z.int()),
  events: z.array(enrollmentEvent),
  leave_asked_at: z.nullable(moment()),
  version: version(),
  can: z.object({ withdraw: z.boolean(), ask_to_leave: z.boolean(), stay: z.boolean() }),
})

export type OwnEnrollment = z.infer<typeof ownEnrollment>

const courseName = z.nullable(z.object({ id: id(), name_en: z.nullable(z.string()), name_ar: z.string() }))

export const openTraining = z.object({
  id: id(),
  name: z.string(),
  course: courseName,
  place: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  attendance_method: z.enum(['online', 'physical']),
  enroll_until: z.nullable(z.string()),
  /** Null without a limit. */
  places_left: z.nullable(z.int()),
  enrollment: z.nullable(ownEnrollment),
  can: z.object({ request: z.boolean() }),
})

export type OpenTraining = z.infer<typeof openTraining>

const trainee = ['trainees', 'trainee_pages'] as const

export const ownTouches = ['/open_trainings', '/own_enrollments', '/own_trainings', '/own_trainings/:id'] as const

export const listOpenTrainings = endpoint({
  method: 'GET',
  path: '/open_trainings',
  summary: 'Trainings that are open for enrollment',
  needs: trainee,
  input: z.extend(listQuery(['start_date', '-start_date', 'name', '-name', 'enroll_until', '-enroll_until']), {
    attendance_method: z.optional(z.enum(['online', 'physical'], { error: 'unknown_value' })),
    free: z.optional(z.enum(['yes'], { error: 'unknown_value' })),
  }),
  output: page(openTraining),
})

export const requestEnrollment = endpoint({
  method: 'POST',
  path: '/open_trainings/:id/enrollments',
  summary: 'Ask for a place in a training',
  needs: trainee,
  input: z.object({ id: id() }),
  output: one(ownEnrollment),
  touches: ownTouches,
  errors: ['not_found', 'enrollment_closed', 'already_enrolled'],
})

export const listOwnEnrollments = endpoint({
  method: 'GET',
  path: '/own_enrollments',
  summary: 'Own requests for places in trainings',
  needs: trainee,
  input: listQuery(['-requested_at', 'requested_at']),
  output: page(
    z.extend(ownEnrollment, {
      training: z.object({ name: z.string(), place: z.string(), start_date: z.string(), end_date: z.string() }),
    }),
  ),
})

export const enrollment = z.object({
  id: id(),
  person: member,
  state: z.enum(enrollmentStates),
  position: z.nullable(z.int()),
  requested_at: moment(),
  decided_at: z.nullable(moment()),
  reason: z.nullable(z.string()),
  leaving: z.nullable(z.object({ asked_at: moment(), reason: z.nullable(z.string()) })),
  version: version(),
  can: z.object({ approve: z.boolean(), waitlist: z.boolean(), reject: z.boolean(), drop_out: z.boolean() }),
})

export type Enrollment = z.infer<typeof enrollment>

export const listEnrollments = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/enrollments',
  summary: 'Requests for places in a training',
  needs: ['sub_activities', 'enrollments'],
  input: z.extend(listQuery(['requested_at', '-requested_at']), {
    id: id(),
    state: z.optional(z.enum(enrollmentStates, { error: 'unknown_value' })),
    leaving: z.optional(z.enum(['yes'], { error: 'unknown_value' })),
  }),
  output: page(enrollment),
  errors: ['not_found'],
})

const refusals = [
  'own_subject',
  'training_full',
  'transition_refused',
  'account_inactive',
] as const satisfies (keyof typeof errorStatus)[]

/** Decides on several enrolments, with a result for each. */
export const decideEnrollments = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/enrollments/decisions',
  summary: 'Approve, waitlist or reject requests for places',
  needs: ['sub_activities', 'enrollments'],
  refusesOwn: 'own_subject',
  input: z
    .object({
      id: id(),
      enrollment_ids: choices(chosenId(), limits.page_size_max).check(z.minLength(1, { error: 'select_value' })),
      decision: choice(decisions),
      /** Shown to the trainee. Required to reject. */
      reason: optionalText(limits.address_length),
    })
    .check(
      z.refine(({ decision, reason }) => decision !== 'reject' || Boolean(reason), {
        path: ['reason'],
        error: 'reason_required',
      }),
    ),
  output: one(
    z.array(
      z.object({
        id: id(),
        state: z.enum(enrollmentStates),
        refused: z.nullable(z.enum(refusals)),
      }),
    ),
  ),
  touches: [
    ...(['/sub_activities/:id/enrollments', '/sub_activities/:id/trainees'] as const),
    ...(['/sub_activities/:id/trainees/choices', '/sub_activities', '/sub_activities/:id'] as const),
  ],
  errors: ['invalid', 'not_found'],
})
