import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../../core/api/lists.ts'
import { ownSubject } from '../../core/api/own-subject.ts'
import { choices, chosenId, id, moment } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { member } from '../../core/records/people.ts'
import type { Need } from '../../core/rights/needs.ts'
import { traineeResult } from '../results/trainee-results.ts'

export const trainingRoles = ['instructors', 'trainees'] as const

export type TrainingRole = (typeof trainingRoles)[number]

export const trainingPerson = z.extend(member, {
  residence_country: z.nullable(z.string()),
  residence_state: z.nullable(z.string()),
  added_at: moment(),
  result: z.nullable(traineeResult),
  /** Trainees can be removed before their first session or exam. Afterwards, staff record a dropout. */
  can: z.object({ remove: z.boolean(), drop_out: z.boolean() }),
})

export type TrainingPerson = z.infer<typeof trainingPerson>

/** Staff who see the sub-activity, and its instructors. */
const trainingNeed = {
  anyOf: [
    ['sub_activities', 'view'],
    ['instructors', 'instructor_pages'],
  ],
} as const satisfies Need

const people = () => choices(chosenId(), limits.bulk_rows).check(z.minLength(1, { error: 'select_value' }))

const byName = ['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar'] as const

const peopleEndpoints = (role: TrainingRole, needs: { readonly add: Need; readonly remove: Need }) => {
  const path = `/sub_activities/:id/${role}` as const
  const offered = `${path}/choices` as const
  const own = role === 'trainees' ? [ownSubject] : []
  const refusesOwn = role === 'trainees' ? { refusesOwn: ownSubject } : {}
  const touches = [
    ...([path, offered, '/sub_activities', '/sub_activities/:id'] as const),
    '/sub_activities/:id/enrollments',
  ] as const
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `The ${role} of a training`,
      needs: trainingNeed,
      input: z.extend(listQuery([...byName, 'added_at', '-added_at']), { id: id() }),
      output: page(trainingPerson),
      errors: ['not_found'],
    }),
    listChoices: endpoint({
      method: 'GET',
      path: offered,
      summary: `People with an active account who are not among the ${role} of a training`,
      needs: needs.add,
      input: z.extend(listQuery(byName), { id: id() }),
      output: page(member),
      errors: ['not_found'],
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Add to the ${role} of a training`,
      needs: needs.add,
      ...refusesOwn,
      input: z.object({ id: id(), user_ids: people() }),
      output: one(z.object({ added: z.int() })),
      touches,
      errors: ['invalid', 'not_found', 'training_full', ...own],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:user_id`,
      summary: `Remove from the ${role} of a training`,
      needs: needs.remove,
      ...refusesOwn,
      input: z.object({ id: id(), user_id: id() }),
      output: done,
      touches,
      errors: ['not_found', ...own, ...(role === 'trainees' ? (['training_begun', 'certificate_held'] as const) : [])],
    }),
  }
}

export const {
  list: listTrainingInstructors,
  listChoices: listInstructorChoices,
  add: addTrainingInstructors,
  remove: removeTrainingInstructor,
} = peopleEndpoints('instructors', {
  add: ['sub_activities', 'assign_users'],
  remove: ['sub_activities', 'assign_users'],
})

export const {
  list: listTrainingTrainees,
  listChoices: listTraineeChoices,
  add: addTrainingTrainees,
  remove: removeTrainingTrainee,
} = peopleEndpoints('trainees', {
  add: ['sub_activities', 'assign_trainees'],
  remove: ['sub_activities', 'delete_trainees'],
})
