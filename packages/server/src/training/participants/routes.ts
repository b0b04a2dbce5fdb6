import { can } from '@portal/contract/core/rights/needs'
import {
  listInstructors,
  listInstructorTrainings,
  listTrainees,
  listTraineeTrainings,
  readInstructor,
  readTrainee,
  type Trainee,
} from '@portal/contract/training/participants/participants'
import type { TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { presentMember } from '../../people/accounts/names.ts'
import { trainingViewersOf } from '../../people/visibility/training-viewers.ts'
import { isTrainingVisible } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import type { ListQuery } from '../../platform/http/lists/page.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { droppedOutOf } from '../enrollments/dropouts.ts'
import { instructorScores, trainingScores } from '../evaluations/scores.ts'
import { pageOfSubActivities, type SubActivityRow } from '../sub-activities/store.ts'
import { readVisibleResults } from '../trainee-results/read-results.ts'
import { findParticipant, hasParticipant, type ParticipantRow, pageOfParticipants } from './store.ts'

/** An instructor or trainee, without the user's rights on them. */
const presentParticipant = (row: ParticipantRow): Trainee => {
  const { id, full_name_en, full_name_ar, email } = presentMember(row)
  const { residence_country, residence_state, trainings, last_training } = row
  return { id, full_name_en, full_name_ar, email, residence_country, residence_state, trainings, last_training }
}

/** A training in a person's history. */
const presentTraining = ({ subActivity, course }: SubActivityRow, viewer: TrainingViewer) => {
  const { id, code, name, place, start_date, end_date } = subActivity
  return { id, code, name, course, place, start_date, end_date, viewer }
}

const withScores = async ({ db }: Context, rows: readonly ParticipantRow[]) => {
  const scores = await instructorScores(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map(row => ({
    ...presentParticipant(row),
    qualification: row.qualification,
    ...scores(row.user_id),
  }))
}

const trainings = async (role: TrainingRole, { id, ...query }: ListQuery & { id: string }, context: Context) => {
  const { db, user, services } = context
  orNotFound(await findParticipant(db, role, user, id))
  const where = [isTrainingVisible(user), hasParticipant(role, id)]
  return pageOfSubActivities(db, where, { sort: '-start_date', ...query }, todayOf(services))
}

const idsOf = (rows: readonly SubActivityRow[]) => rows.map(({ subActivity }) => subActivity.id)

/** Instructors and trainees with their history, limited to trainings that the user sees. */
export const participantRoutes = [
  handle(listInstructors, async (query, context) => {
    const page = await pageOfParticipants(context.db, 'instructors', context.user, query)
    return { ...page, data: await withScores(context, page.data) }
  }),

  handle(readInstructor, async ({ id }, context) => {
    const row = orNotFound(await findParticipant(context.db, 'instructors', context.user, id))
    const [data] = await withScores(context, [row])
    return { data: orNotFound(data) }
  }),

  handle(listInstructorTrainings, async (given, context) => {
    const page = await trainings('instructors', given, context)
    const mayEvaluate = can(context.user, ['sub_activities', 'show_evaluation'])
    const scores = mayEvaluate ? await trainingScores(context.db, idsOf(page.data)) : () => null
    const viewer = await trainingViewersOf(context.db, context.user, idsOf(page.data))
    const present = (row: SubActivityRow) => ({
      ...presentTraining(row, viewer(row.subActivity.id)),
      trainees: row.trainees,
      evaluation: scores(row.subActivity.id),
    })
    return { ...page, data: page.data.map(present) }
  }),

  handle(listTrainees, async (query, context) => {
    const page = await pageOfParticipants(context.db, 'trainees', context.user, query)
    return { ...page, data: page.data.map((row): Trainee => presentParticipant(row)) }
  }),

  handle(readTrainee, async ({ id }, { db, user }) => ({
    data: presentParticipant(orNotFound(await findParticipant(db, 'trainees', user, id))),
  })),

  handle(listTraineeTrainings, async (given, context) => {
    const page = await trainings('trainees', given, context)
    const results = await readVisibleResults(context, idsOf(page.data), [given.id])
    const left = await droppedOutOf(context.db, given.id)
    const viewer = await trainingViewersOf(context.db, context.user, idsOf(page.data))
    const present = (row: SubActivityRow) => ({
      ...presentTraining(row, viewer(row.subActivity.id)),
      result: results(row.subActivity.id, given.id),
      has_dropped_out: left.has(row.subActivity.id),
    })
    return { ...page, data: page.data.map(present) }
  }),
]
