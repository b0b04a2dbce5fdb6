import type { InputOf } from '@portal/contract/core/api/endpoint'
import {
  listOwnTrainings,
  listTaughtTrainings,
  phaseOn,
  readOwnTraining,
  readTaughtTraining,
  type Training,
  type TrainingPhase,
} from '@portal/contract/training/sub-activities/own-trainings'
import { type SQL, sql } from 'drizzle-orm'
import { type Joined, presentName } from '../../people/accounts/names.ts'
import { type TeamTable, teamOf } from '../../people/users/teams.ts'
import { isInstructor, isTrainee } from '../../people/visibility/visible-rows.ts'
import { hasTaughtTask } from '../../people/visibility/waiting-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { presentOwnEnrollments } from '../enrollments/present.ts'
import { latestOwn } from '../enrollments/store.ts'
import { ownTrainingsAmong } from '../sub-activities/participations.ts'
import { subActivityInstructors } from '../sub-activities/schema.ts'
import { findSubActivity, pageOfSubActivities, type SubActivityRow } from '../sub-activities/store.ts'
import { readTraineeResults } from '../trainee-results/read-results.ts'
import { rightsOnSession } from '../training-sessions/rules.ts'
import { dueRoute } from './due.ts'

/** A training as its trainees and instructors see it. Omits its activity and project. */
const presentTraining = ({ subActivity, course }: SubActivityRow, today: string): Training => {
  const { id, name, place, start_date, end_date, attendance_method } = subActivity
  return { id, name, course, place, start_date, end_date, attendance_method, phase: phaseOn(today, subActivity) }
}

/** Names of a training's instructors. */
const presentInstructors = (rows: readonly Joined[]) => rows.flatMap(row => presentName(row) ?? [])

const instructors: TeamTable = { table: subActivityInstructors, of: subActivityInstructors.sub_activity_id }

// Repeats `phaseOn` in SQL.
const isIn = (phase: TrainingPhase, today: string): SQL =>
  ({
    coming: sql`start_date > ${today}`,
    ongoing: sql`start_date <= ${today} AND end_date >= ${today}`,
    over: sql`end_date < ${today}`,
  })[phase]

const list = async (
  whose: SQL,
  { phase, sort = 'due', ...query }: InputOf<typeof listOwnTrainings>,
  { db, services }: Context,
) => {
  const today = todayOf(services)
  const where = [whose, phase && isIn(phase, today)]
  const page = await pageOfSubActivities(db, where, { ...query, sort }, today)
  return { ...page, data: page.data.map(row => presentTraining(row, today)) }
}

/** Trainings that a person takes or teaches, for their own pages. */
export const ownTrainingRoutes = [
  dueRoute,
  handle(listOwnTrainings, (query, context) => list(isTrainee(context.user), query, context)),
  handle(listTaughtTrainings, ({ waiting, ...query }, context) => {
    const taught = isInstructor(context.user)
    return list(waiting ? sql`(${taught} AND ${hasTaughtTask(waiting, context)})` : taught, query, context)
  }),

  handle(readOwnTraining, async ({ id }, context) => {
    const { db, user, services } = context
    const request = orNotFound(await latestOwn(db, user.id, id))
    const row = orNotFound(await findSubActivity(db, id))
    const today = todayOf(services)
    const [enrollment] = await presentOwnEnrollments(context, [request])
    const teachers = presentInstructors(await teamOf(db, instructors, id))
    const isTaken = (await findSubActivity(db, id, isTrainee(user))) !== undefined
    const results = isTaken ? await readTraineeResults(context, [id], [user.id]) : undefined
    const progress = results?.(id, user.id).progress ?? null
    const shown = presentTraining(row, today)
    const { subActivity: certificate } = row
    return { data: { ...shown, instructors: teachers, enrollment: orNotFound(enrollment), certificate, progress } }
  }),

  handle(readTaughtTraining, async ({ id }, { db, user, services }) => {
    const row = orNotFound(await findSubActivity(db, id, isInstructor(user)))
    const { trainees, subActivity } = row
    const teachers = presentInstructors(await teamOf(db, instructors, id))
    const shown = presentTraining(row, todayOf(services))
    const { edit: sessions } = rightsOnSession(user, (await ownTrainingsAmong(db, user, [id])).has(id))
    return { data: { ...shown, instructors: teachers, trainees, capacity: subActivity.capacity, can: { sessions } } }
  }),
]
