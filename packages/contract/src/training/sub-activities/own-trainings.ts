import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { id, moment } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'
import { attendanceMethods } from '../../programmes/activities.ts'
import { certificateSettings } from '../certificates/certificate-conditions.ts'
import { ownEnrollment } from './enrollments.ts'
import { taughtTasks } from './training-tasks.ts'

/** The state of a training today. */
export const trainingPhases = ['coming', 'ongoing', 'over'] as const

/** The state of a training today. */
export type TrainingPhase = (typeof trainingPhases)[number]

/** The state of a training with these days on a given day; all are YYYY-MM-DD, and both of its days belong to it. */
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

/** A training as those read it who take it or teach it. */
export type Training = z.infer<typeof training>

/** A training as those read it who take it, or requested a place in it. */
export const ownTraining = z.extend(training, {
  instructors: z.array(namedPerson),
  enrollment: ownEnrollment,
  certificate: certificateSettings,
  /** In whole per cent (decision 25); null without a place, and where nothing is asked for. */
  progress: z.nullable(z.int()),
})

/** A training as those read it who take it, or requested a place in it. */
export type OwnTraining = z.infer<typeof ownTraining>

/** A training as those read it who teach it. */
export const taughtTraining = z.extend(training, {
  instructors: z.array(namedPerson),
  /** How many people take it. */
  trainees: z.int(),
  capacity: z.nullable(z.int()),
})

/** A training as those read it who teach it. */
export type TaughtTraining = z.infer<typeof taughtTraining>

const query = () =>
  z.extend(listQuery(['due', '-due', 'name', '-name']), {
    phase: z.optional(z.enum(trainingPhases, { error: 'unknown_value' })),
  })

/** GET /own_trainings: those that one takes, what runs now or comes next first. */
export const listOwnTrainings = endpoint({
  method: 'GET',
  path: '/own_trainings',
  summary: 'Trainings that one takes',
  needs: ['trainees', 'trainee_pages'],
  input: query(),
  output: page(training),
})

/** GET /own_trainings/:id: one that the person takes or has asked for. */
export const readOwnTraining = endpoint({
  method: 'GET',
  path: '/own_trainings/:id',
  summary: 'One training that one takes or has asked for',
  needs: ['trainees', 'trainee_pages'],
  input: z.object({ id: id() }),
  output: one(ownTraining),
  errors: ['not_found'],
})

/** GET /taught_trainings: those that one teaches, what runs now or comes next first. */
export const listTaughtTrainings = endpoint({
  method: 'GET',
  path: '/taught_trainings',
  summary: 'Trainings that one teaches',
  needs: ['instructors', 'instructor_pages'],
  input: z.extend(query(), {
    /** Only those in which this waits for the person. */
    waiting: z.optional(z.enum(taughtTasks, { error: 'unknown_value' })),
  }),
  output: page(training),
})

/** GET /taught_trainings/:id */
export const readTaughtTraining = endpoint({
  method: 'GET',
  path: '/taught_trainings/:id',
  summary: 'One training that one teaches',
  needs: ['instructors', 'instructor_pages'],
  input: z.object({ id: id() }),
  output: one(taughtTraining),
  errors: ['not_found'],
})

/** What trainings ask of their trainees; `training` stands for sessions where none is planned. */
const dueKinds = ['training', 'session', 'pre', 'post', 'evaluation'] as const

/** Something that a training asks of its trainee, now or later. */
export const dueItem = z.object({
  kind: z.enum(dueKinds),
  training: z.object({ id: id(), name: z.string() }),
  /** Of a test; null for what has no title. */
  title: z.nullable(z.string()),
  /** Whether it can be done now. */
  is_open: z.boolean(),
  /** When it begins or opens; null where it was open from the first. */
  from: z.nullable(moment()),
  /** When it ends or closes; null where it has no deadline. */
  until: z.nullable(moment()),
})

/** Something that a training asks of its trainee. */
export type DueItem = z.infer<typeof dueItem>

/**
 * GET /own_due: by what comes first, the end of what is open and the beginning of what is not; what has no deadline
 * comes last. Of the sessions of a training only the next one.
 */
export const listOwnDue = endpoint({
  method: 'GET',
  path: '/own_due',
  summary: 'What one’s trainings ask for: sessions, tests and evaluations',
  needs: ['trainees', 'trainee_pages'],
  input: z.object({}),
  output: one(z.array(dueItem)),
})
