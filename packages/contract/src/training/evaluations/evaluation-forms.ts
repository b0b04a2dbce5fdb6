import * as z from 'zod/mini'
import { crud } from '../../core/api/crud.ts'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one } from '../../core/api/lists.ts'
import { choice, id, line, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { questions } from './evaluation-questions.ts'

/** Who fills in the form. `cordinator` follows the spelling of the specification's routes. */
export const formTypes = ['trainee', 'instructor', 'cordinator', 'sub_activity'] as const

export type FormType = (typeof formTypes)[number]

const slug = line(limits.code_length).check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: 'slug_invalid' }))

const evaluationFormDraft = z.object({
  slug,
  type: choice(formTypes),
  title_en: line(),
  title_ar: line(),
  questions,
})

export const evaluationForm = z.extend(evaluationFormDraft, {
  id: id(),
  /** Latest version of the questions. A training keeps the version of its first answer. */
  number: z.int(),
  in_use: z.boolean(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type EvaluationFormRecord = z.infer<typeof evaluationForm>

const edit = ['evaluation_forms', 'edit'] as const

/** Forms with answers can't be deleted. */
export const evaluationFormEndpoints = crud({
  path: '/evaluation_forms',
  names: ['an evaluation form', 'evaluation forms'],
  record: evaluationForm,
  draft: evaluationFormDraft,
  query: z.extend(listQuery(['title_en', '-title_en', 'title_ar', '-title_ar', 'slug', '-slug', 'type', '-type']), {
    type: z.optional(z.enum(formTypes, { error: 'unknown_value' })),
    slug: z.optional(slug),
  }),
  needs: { view: ['evaluation_forms', 'view'], add: edit, edit, delete: edit },
})

export const {
  list: listEvaluationForms,
  add: addEvaluationForm,
  edit: editEvaluationForm,
  delete: deleteEvaluationForm,
} = evaluationFormEndpoints

export const useEvaluationForm = endpoint({
  method: 'POST',
  path: '/evaluation_forms/:id/use',
  summary: 'Use a form for evaluations of its type',
  needs: edit,
  input: z.object({ id: id(), version: version() }),
  output: one(evaluationForm),
  touches: ['/evaluation_forms', '/evaluation_forms/:id'],
  seenBy: ['evaluation_forms', 'view'],
  errors: ['not_found', 'changed_meanwhile'],
})
