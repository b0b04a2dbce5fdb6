import { can } from '@portal/contract/core/rights/needs'
import {
  type EvaluationFormRecord,
  evaluationFormEndpoints,
  useEvaluationForm,
} from '@portal/contract/training/evaluations/evaluation-forms'
import { auditOf } from '../../platform/audit.ts'
import type { Context, SessionUser } from '../../platform/http/context.ts'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { addFirstVersion, type EvaluationFormRow, setQuestions, evaluationFormStore as store } from './store.ts'

const audit = auditOf('evaluation_forms')

const rights = (user: SessionUser): EvaluationFormRecord['can'] => {
  const isEditor = can(user, ['evaluation_forms', 'edit'])
  return { edit: isEditor, delete: isEditor }
}

const found = async ({ db, user }: Context, id: string): Promise<EvaluationFormRecord> => ({
  ...orNotFound(await store.find(db, id)),
  can: rights(user),
})

/** Evaluation forms. A form that has answers can't be deleted. */
export const evaluationFormRoutes = [
  ...crudRoutes(evaluationFormEndpoints, {
    entity: 'evaluation_forms',
    shown: ['slug', 'title_en', 'title_ar'],
    store,
    present: (row: EvaluationFormRow, own) => ({ ...row, can: own }),
    fields: ({ slug, type, title_en, title_ar }) => ({ slug, type, title_en, title_ar }),
    unique: { constraint: 'evaluation_forms_slug_taken', path: 'slug', code: 'slug_taken' },
    rights,
    afterAdd: async ({ questions }, { db }, id) => {
      await addFirstVersion(db, id, questions)
      return { questions: questions.length }
    },
    afterEdit: async ({ id, questions }, { db }) => ({ number: await setQuestions(db, id, questions) }),
  }),

  handle(useEvaluationForm, async ({ id, version }, context) => {
    const { db, services } = context
    await ofVersion(await store.lock(db, id), version, () => found(context, id))
    await store.change(db, id, { used_since: services.now() })
    await audit(context, 'use', id)
    return { data: await found(context, id) }
  }),
]
