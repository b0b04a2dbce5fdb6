import type { TraineeResult } from '@portal/contract/training/results/trainee-results'
import type { TrainingPerson, TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import * as contract from '@portal/contract/training/sub-activities/training-people'
import { notifyPeople } from '../../messages/notices/notify-people.ts'
import { presentMember } from '../../people/accounts/names.ts'
import { refuseOwn } from '../../people/accounts/rules.ts'
import { isSubActivityVisible, isTrainingVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import type { ListQuery } from '../../platform/http/lists/page.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { involvementIn, lockInvolvement } from '../enrollments/involvement.ts'
import { leavingRefusal } from '../enrollments/rules.ts'
import { freeSeat, seatPeople } from '../enrollments/seats.ts'
import { findSubActivity, lockSubActivity } from '../sub-activities/store.ts'
import { readVisibleResults } from '../trainee-results/read-results.ts'
import { dropoutRoute } from './dropout.ts'
import { rightsOnTrainee } from './rules.ts'
import {
  activeOf,
  deleteInstructor,
  insertInstructors,
  pageOfAddable,
  pageOfTrainingPeople,
  type TrainingPersonRow,
} from './store.ts'

const audit = auditOf('sub_activities')

const present = (row: TrainingPersonRow, result: TraineeResult | null, can: TrainingPerson['can']): TrainingPerson => ({
  ...presentMember(row),
  residence_country: row.residence_country,
  residence_state: row.residence_state,
  added_at: row.added_at.toISOString(),
  result,
  can,
})

const list = async (role: TrainingRole, { id, ...query }: ListQuery & { id: string }, context: Context) => {
  orNotFound(await findSubActivity(context.db, id, isTrainingVisible(context.user)))
  const page = await pageOfTrainingPeople(context.db, role, id, query)
  const people = page.data.map(({ user_id }) => user_id)
  const results = role === 'trainees' ? await readVisibleResults(context, [id], people) : () => null
  const involvement = await involvementIn(context, [id], people)
  const rightsOf = (person: string) => rightsOnTrainee(context.user, role, person, involvement(id, person))
  return { ...page, data: page.data.map(row => present(row, results(id, row.user_id), rightsOf(row.user_id))) }
}

const choices = async (role: TrainingRole, { id, ...query }: ListQuery & { id: string }, { db, user }: Context) => {
  orNotFound(await findSubActivity(db, id, isSubActivityVisible(user)))
  const page = await pageOfAddable(db, role, id, query, role === 'trainees' ? user.id : null)
  return { ...page, data: page.data.map(presentMember) }
}

const add = async (role: TrainingRole, { id, user_ids }: { id: string; user_ids: string[] }, context: Context) => {
  const { db, user } = context
  const { subActivity: training } = orNotFound(await lockSubActivity(db, id, isSubActivityVisible(user)))
  if (role === 'trainees') refuseOwn(user, user_ids)
  const people = await activeOf(db, user_ids)
  if (people.length < new Set(user_ids).size) throw refuseField('user_ids', 'unknown_value')
  const added =
    role === 'trainees' ? await seatPeople(db, training, user_ids, user.id) : await insertInstructors(db, id, user_ids)
  await audit(context, `add_${role}`, id, { people: added })
  const readers = people.filter(({ user_id }) => added.includes(user_id))
  if (role === 'trainees') await notifyPeople(context, training, readers, 'place_given')
  return { data: { added: added.length } }
}

// After the first session or test, staff record a dropout instead, which preserves the results.
const removeTrainee = async (context: Context, id: string, user_id: string) => {
  refuseOwn(context.user, user_id)
  const refusal = leavingRefusal(orNotFound(await lockInvolvement(context, id, user_id)))
  if (refusal) throw refuse(refusal)
  await freeSeat(context.db, id, user_id, { state: 'withdrawn', reason: null, by: context.user.id })
}

const remove = async (role: TrainingRole, { id, user_id }: { id: string; user_id: string }, context: Context) => {
  const { db, user } = context
  const { subActivity: training } = orNotFound(await lockSubActivity(db, id, isSubActivityVisible(user)))
  if (role === 'trainees') await removeTrainee(context, id, user_id)
  else if (!(await deleteInstructor(db, id, user_id))) throw refuse('not_found')
  await audit(context, `remove_${role}`, id, { person: user_id })
  if (role === 'trainees') await notifyPeople(context, training, await activeOf(db, [user_id]), 'place_taken')
  return DONE
}

/** Instructors and trainees of trainings. The training's audit records every change. */
export const trainingPeopleRoutes = [
  dropoutRoute,
  handle(contract.listTrainingInstructors, (given, context) => list('instructors', given, context)),
  handle(contract.listInstructorChoices, (given, context) => choices('instructors', given, context)),
  handle(contract.addTrainingInstructors, (given, context) => add('instructors', given, context)),
  handle(contract.removeTrainingInstructor, (given, context) => remove('instructors', given, context)),
  handle(contract.listTrainingTrainees, (given, context) => list('trainees', given, context)),
  handle(contract.listTraineeChoices, (given, context) => choices('trainees', given, context)),
  handle(contract.addTrainingTrainees, (given, context) => add('trainees', given, context)),
  handle(contract.removeTrainingTrainee, (given, context) => remove('trainees', given, context)),
]
