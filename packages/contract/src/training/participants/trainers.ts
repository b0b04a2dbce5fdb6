import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../../core/api/lists.ts'
import { choices, chosenId, id, optionalLine, optionalText, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { evaluationScore } from '../evaluations/evaluations.ts'

export const trainerDraft = z.object({
  qualification: optionalLine(),
  notes: optionalText(limits.address_length),
  course_ids: choices(chosenId(), 200),
})

/** A person on the roster: an instructor account, or another account that was added. */
export const trainer = z.extend(namedPerson, {
  type: z.enum(accountTypes),
  email: z.string(),
  active: z.boolean(),
  qualification: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  courses: z.array(z.object({ id: id(), name_en: z.nullable(z.string()), name_ar: z.string() })),
  ...evaluationScore.shape,
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type Trainer = z.infer<typeof trainer>

export const listTrainers = endpoint({
  method: 'GET',
  path: '/trainers',
  summary: 'Trainers',
  needs: ['trainers', 'view'],
  input: z.extend(listQuery(['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar']), {
    course_id: z.optional(id()),
  }),
  output: page(trainer),
})

export const readTrainer = endpoint({
  method: 'GET',
  path: '/trainers/:id',
  summary: 'One trainer',
  needs: ['trainers', 'view'],
  input: z.object({ id: id() }),
  output: one(trainer),
  errors: ['not_found'],
})

export const addTrainer = endpoint({
  method: 'POST',
  path: '/trainers',
  summary: 'Add a trainer',
  needs: ['trainers', 'add'],
  input: z.extend(trainerDraft, { user_id: chosenId() }),
  output: one(trainer),
  touches: ['/trainers', '/trainer_choices'],
  errors: ['invalid'],
})

export const editTrainer = endpoint({
  method: 'PATCH',
  path: '/trainers/:id',
  summary: 'Change a trainer',
  needs: ['trainers', 'edit'],
  input: z.extend(trainerDraft, { id: id(), version: version() }),
  output: one(trainer),
  touches: ['/trainers', '/trainers/:id'],
  seenBy: ['trainers', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/** Removes a person from the roster. Instructor accounts always stay on it. */
export const deleteTrainer = endpoint({
  method: 'DELETE',
  path: '/trainers/:id',
  summary: 'Remove a trainer from the roster',
  needs: ['trainers', 'delete'],
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches: ['/trainers', '/trainer_choices'],
  seenBy: ['trainers', 'view'],
  errors: ['not_found', 'changed_meanwhile', 'in_use'],
})

export const listTrainerChoices = endpoint({
  method: 'GET',
  path: '/trainer_choices',
  summary: 'People who can be put onto the roster',
  needs: ['trainers', 'add'],
  input: listQuery(['full_name_en', 'full_name_ar']),
  output: page(z.extend(namedPerson, { email: z.string() })),
})
