import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { id } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'
import { participantNeeds } from '../../core/rights/needs.ts'
import { evaluationScore } from '../evaluations/evaluations.ts'
import { traineeResult } from '../results/trainee-results.ts'
import { trainingViewers } from '../training-viewers.ts'

const training = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  course: z.nullable(z.object({ id: id(), name_en: z.nullable(z.string()), name_ar: z.string() })),
  place: z.string(),
  start_date: z.string(),
  end_date: z.string(),
})

const participant = z.extend(namedPerson, {
  email: z.string(),
  residence_country: z.nullable(z.string()),
  residence_state: z.nullable(z.string()),
  /** Counts only trainings that the reader may see. */
  trainings: z.int(),
  last_training: z.pick(training, { id: true, name: true, start_date: true, end_date: true }),
})

export const instructor = z.extend(participant, {
  qualification: z.nullable(z.string()),
  /** Over all trainings that they teach, also ones that the reader can't see. */
  ...evaluationScore.shape,
})

export type Instructor = z.infer<typeof instructor>

export const trainee = participant

export type Trainee = z.infer<typeof trainee>

// Readers may see a training as its staff or as its instructor.
const seenTraining = z.extend(training, { viewer: z.enum(trainingViewers) })

export const instructorTraining = z.extend(seenTraining, {
  trainees: z.int(),
  /** Null if the reader may not see evaluations. */
  evaluation: z.nullable(evaluationScore),
})

export type InstructorTraining = z.infer<typeof instructorTraining>

export const traineeTraining = z.extend(seenTraining, { result: traineeResult, has_dropped_out: z.boolean() })

export type TraineeTraining = z.infer<typeof traineeTraining>

const sorts = [
  ...(['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar'] as const),
  ...(['trainings', '-trainings', 'last_training', '-last_training'] as const),
] as const

const participantEndpoints = <Row extends z.ZodMiniType, Training extends z.ZodMiniType>(
  role: keyof typeof participantNeeds,
  row: Row,
  ofTraining: Training,
) => {
  const needs = { allOf: ['staff_area', participantNeeds[role]] } as const
  const path = `/${role}` as const
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `The ${role} of trainings that one sees`,
      needs,
      input: listQuery(sorts),
      output: page(row),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `One of the ${role} of trainings that one sees`,
      needs,
      input: z.object({ id: id() }),
      output: one(row),
      errors: ['not_found'],
    }),
    listTrainings: endpoint({
      method: 'GET',
      path: `${path}/:id/trainings`,
      summary: `The trainings of one of the ${role}, as far as one sees them`,
      needs,
      input: z.extend(listQuery(['start_date', '-start_date']), { id: id() }),
      output: page(ofTraining),
      errors: ['not_found'],
    }),
  }
}

export const {
  list: listInstructors,
  read: readInstructor,
  listTrainings: listInstructorTrainings,
} = participantEndpoints('instructors', instructor, instructorTraining)

export const {
  list: listTrainees,
  read: readTrainee,
  listTrainings: listTraineeTrainings,
} = participantEndpoints('trainees', trainee, traineeTraining)
