import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { id, moment } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'
import type { Need } from '../../core/rights/needs.ts'
import { attendanceMethods } from '../../programmes/activities.ts'
import { planSessionsNeed } from '../attendance/training-sessions.ts'
import { certificateSettings } from '../certificates/certificate-conditions.ts'
import { ownEnrollment } from './enrollments.ts'

/** Pending work in a training, in display order. */
export const trainingTasks = ['enrollments', 'attendance', 'answers'] as const

export type TrainingTask = (typeof trainingTasks)[number]

export const taughtTasks = ['attendance', 'answers'] as const

export const trainingTaskNeeds = {
  enrollments: ['sub_activities', 'enrollments'],
  attendance: planSessionsNeed,
  answers: ['sub_activities', 'view_answers'],
} as const satisfies Record<TrainingTask, Need>

export const trainingPhases = ['coming', 'ongoing', 'over'] as const

export type TrainingPhase = (typeof trainingPhases)[number]

/** Days are YYYY-MM-DD. The first and last day belong to the training. */
export const phaseOn = (
  today: string,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
): TrainingPhase => {
  if (today < start_date) return 'coming'
  return today <= end_date ? 'ongoing' : 'over'
}

const training = z.object({
  id: id(),
  name: z.string(),
  course: z.nullable(z.object({ id: id(), name_en: z.nullable(z.string()), name_ar: z.string() })),
  place: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  attendance_method: z.enum(attendanceMethods),
  phase: z.enum(trainingPhases),
})

export type Training = z.infer<typeof training>

export const ownTraining = z.extend(training, {
  instructors: z.array(namedPerson),
  enrollment: ownEnrollment,
  certificate: certificateSettings,
  progress: z.nullable(z.int()),
})

export type OwnTraining = z.infer<typeof ownTraining>

export const taughtTraining = z.extend(training, {
  instructors: z.array(namedPerson),
  trainees: z.int(),
  capacity: z.nullable(z.int()),
  can: z.object({ sessions: z.boolean() }),
})

export type TaughtTraining = z.infer<typeof taughtTraining>

const query = () =>
  z.extend(listQuery(['due', '-due', 'name', '-name']), {
    phase: z.optional(z.enum(trainingPhases, { error: 'unknown_value' })),
  })

/** Current and upcoming trainings come first. */
export const listOwnTrainings = endpoint({
  method: 'GET',
  path: '/own_trainings',
  summary: 'Trainings that one takes',
  needs: ['trainees', 'trainee_pages'],
  input: query(),
  output: page(training),
})

export const readOwnTraining = endpoint({
  method: 'GET',
  path: '/own_trainings/:id',
  summary: 'One training that one takes or has asked for',
  needs: ['trainees', 'trainee_pages'],
  input: z.object({ id: id() }),
  output: one(ownTraining),
  errors: ['not_found'],
})

/** Current and upcoming trainings come first. */
export const listTaughtTrainings = endpoint({
  method: 'GET',
  path: '/taught_trainings',
  summary: 'Trainings that one teaches',
  needs: ['instructors', 'instructor_pages'],
  input: z.extend(query(), {
    waiting: z.optional(z.enum(taughtTasks, { error: 'unknown_value' })),
  }),
  output: page(training),
})

export const readTaughtTraining = endpoint({
  method: 'GET',
  path: '/taught_trainings/:id',
  summary: 'One training that one teaches',
  needs: ['instructors', 'instructor_pages'],
  input: z.object({ id: id() }),
  output: one(taughtTraining),
  errors: ['not_found'],
})

/** `training` replaces sessions if none is planned. */
const dueKinds = ['training', 'session', 'pre', 'post', 'evaluation'] as const

export const dueItem = z.object({
  kind: z.enum(dueKinds),
  training: z.object({ id: id(), name: z.string() }),
  title: z.nullable(z.string()),
  is_open: z.boolean(),
  /** When it starts or opens. Null if it has always been open. */
  from: z.nullable(moment()),
  /** When it ends or closes. Null without a deadline. */
  until: z.nullable(moment()),
})

export type DueItem = z.infer<typeof dueItem>

/** Sorted by next deadline or start; items without a deadline come last. One session per training. */
export const listOwnDue = endpoint({
  method: 'GET',
  path: '/own_due',
  summary: 'What one’s trainings ask for: sessions, tests and evaluations',
  needs: ['trainees', 'trainee_pages'],
  input: z.object({}),
  output: one(z.array(dueItem)),
})
