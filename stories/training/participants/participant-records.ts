import {
  type Instructor,
  type InstructorTraining,
  listInstructors,
  listInstructorTrainings,
  listTrainees,
  listTraineeTrainings,
  readInstructor,
  readTrainee,
  type Trainee,
  type TraineeTraining,
} from '@portal/contract/training/participants/participants'
import { type FakeApi, Refused } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { traineeResults } from '../trainings/result-records.ts'
import { ownTrainings, trainees as people } from '../trainings/training-records.ts'

const [running, online, past] = ownTrainings.map(training => ({ ...training, code: `T-${training.start_date}` }))
if (!running || !online || !past) throw new Error('there are three trainings')

export const trainees: readonly Trainee[] = people.map(
  ({ type: _, added_at: __, can: ___, result: ____, ...person }, at) => ({
    ...person,
    trainings: 5 - at,
    last_training: at % 2 === 0 ? running : online,
  }),
)

/** Instructors, including one with a score and one with a hidden score. */
export const instructors: readonly Instructor[] = trainees.slice(0, 3).map((person, at) => ({
  ...person,
  qualification: [null, 'MSc in public health', 'إجازة في الهندسة المدنية'][at] ?? null,
  ...(at === 1 ? { score: null, responses: 0 } : { score: 4.37 - at / 4, responses: 24 + 3 * at }),
}))

const [pending, marked, untouched] = traineeResults
if (!pending || !marked || !untouched) throw new Error('there are three results')

const traineeTrainings: readonly TraineeTraining[] = [
  { ...running, viewer: 'staff', result: pending, has_dropped_out: false },
  { ...online, viewer: 'staff', result: untouched, has_dropped_out: false },
  { ...past, viewer: 'staff', result: marked, has_dropped_out: true },
]

const instructorTrainings: readonly InstructorTraining[] = [
  { ...running, viewer: 'staff', trainees: 18, evaluation: { score: null, responses: 0 } },
  { ...past, viewer: 'staff', trainees: 15, evaluation: { score: 4.37, responses: 15 } },
]

const oneOf = <Row extends { readonly id: string }>(rows: readonly Row[], id: string) => {
  const row = rows.find(one => one.id === id)
  if (!row) throw new Refused('not_found')
  return { data: row }
}

/** Fakes all requests about instructors and trainees. */
export const answerParticipants = (api: FakeApi): void => {
  api.on(listInstructors, input => pageIn(instructors, input))
  api.on(readInstructor, ({ id }) => oneOf(instructors, id))
  api.on(listInstructorTrainings, input => pageIn(instructorTrainings, input))
  api.on(listTrainees, input => pageIn(trainees, input))
  api.on(readTrainee, ({ id }) => oneOf(trainees, id))
  api.on(listTraineeTrainings, input => pageIn(traineeTrainings, input))
}
