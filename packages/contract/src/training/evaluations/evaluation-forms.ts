import * as z from 'zod/mini'
import { crud } from '../../core/api/crud.ts'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one } from '../../core/api/lists.ts'
import { choice, id, line, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { questions } from './evaluation-questions.ts'

/** Who fills a form in, and the sub-activity's own; `cordinator` is spelled as in the specification's routes. */
export const formTypes = ['trainee', 'instructor', 'cordinator', 'sub_activity'] as const

/** Who fills a form in. */
export type FormType = (typeof formTypes)[number]

const slug = line(limits.code_length).check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: 'slug_invalid' }))

/** What is designed: titles in both languages, the name in addresses, and the questions in their order. */
const evaluationFormDraft = z.object({
  slug,
  type: choice(formTypes),
  title_en: line(),
  title_ar: line(),
  questions,
})

/** An evaluation form with the questions of its newest version. */
export const evaluationForm = z.extend(evaluationFormDraft, {
  id: id(),
  /** The newest version of its questions; a training keeps the one that its first answer came with (decision 30). */
  number: z.int(),
  /** Whether trainings that nobody has evaluated yet are evaluated with it. */
  in_use: z.boolean(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** An evaluation form. */
export type EvaluationForm = z.infer<typeof evaluationForm>

const edit = ['evaluation_forms', 'edit'] as const

/** Forms that answers were given to are not deleted. */
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

/** The usual endpoints by their names. */
export const {
  list: listEvaluationForms,
  add: addEvaluationForm,
  edit: editEvaluationForm,
  delete: deleteEvaluationForm,
} = evaluationFormEndpoints

/** POST /evaluation_forms/:id/use: from now on trainings are evaluated with it, instead of the other of its type. */
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
