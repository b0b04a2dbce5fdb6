import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../../core/api/lists.ts'
import { chosenId, id, optionalLine, optionalText, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { evaluationScore } from '../evaluations/evaluations.ts'

/** What is known of a person who trains. */
export const trainerDraft = z.object({
  qualification: optionalLine(),
  notes: optionalText(limits.address_length),
  course_ids: z.array(chosenId(), { error: 'wrong_type' }).check(z.maxLength(200, { error: 'too_long' })),
})

/** Somebody on the roster: an account of type instructor, or one that was put there. */
export const trainer = z.extend(namedPerson, {
  type: z.enum(accountTypes),
  email: z.string(),
  active: z.boolean(),
  qualification: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** The courses that the person can teach. */
  courses: z.array(z.object({ id: id(), name_en: z.nullable(z.string()), name_ar: z.string() })),
  ...evaluationScore.shape,
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** Somebody on the roster. */
export type Trainer = z.infer<typeof trainer>

/** GET /trainers */
export const listTrainers = endpoint({
  method: 'GET',
  path: '/trainers',
  summary: 'Trainers',
  needs: ['trainers', 'view'],
  input: z.extend(listQuery(['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar']), {
    /** Only who can teach this course. */
    course_id: z.optional(id()),
  }),
  output: page(trainer),
})

/** GET /trainers/:id */
export const readTrainer = endpoint({
  method: 'GET',
  path: '/trainers/:id',
  summary: 'One trainer',
  needs: ['trainers', 'view'],
  input: z.object({ id: id() }),
  output: one(trainer),
  errors: ['not_found'],
})

/** POST /trainers: puts somebody with an account onto the roster; their rights stay as they are. */
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

/** PATCH /trainers/:id */
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

/** DELETE /trainers/:id: takes somebody off the roster; accounts of type instructor stay on it. */
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

/** GET /trainer_choices: people with an active account who are not on the roster. */
export const listTrainerChoices = endpoint({
  method: 'GET',
  path: '/trainer_choices',
  summary: 'People who can be put onto the roster',
  needs: ['trainers', 'add'],
  input: listQuery(['full_name_en', 'full_name_ar']),
  output: page(z.extend(namedPerson, { email: z.string() })),
})
