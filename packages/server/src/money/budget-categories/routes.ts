import {
  addBudgetCategory,
  budgetCategoryDeletion,
  editBudgetCategory,
} from '@portal/contract/money/budgets/budget-categories'
import { restoreBudgetCategory } from '@portal/contract/workspace/removals'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { withUniqueCode } from '../../platform/http/unique-violation.ts'
import { findVisibleProject, projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { cascadesOfCategory } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { presentCategory } from './present.ts'
import { restorePart } from './restore-part.ts'
import { changeCategory, findCategories, insertCategory, lockLinesOf, removeBudgetCategory } from './store.ts'

/** Finds a category of a project that the person sees. Pass `hold` to lock the budget against other changes. */
const found = async (context: Context, id: string, hold?: 'no key update') => {
  await requireProject(context, projectOf('budget_categories', id), hold)
  const [row] = await findCategories(context.db, [id])
  return orNotFound(row)
}

const audit = auditOf('budget_categories')

/** Name of a category in its project's history. */
const namedAs = ({ code, name }: { readonly code: string; readonly name: string }) => `${code} ${name}`

const withUniqueCategoryCode = <Result>(run: () => Promise<Result>) =>
  withUniqueCode('budget_categories_code_taken', run)

/** Category routes. The audit records every change. */
export const budgetCategoryRoutes = [
  handle(addBudgetCategory, async ({ project_id, ...given }, context) => {
    const { db, user } = context
    if (!(await findVisibleProject(db, user, project_id, 'no key update')))
      throw refuseField('project_id', 'unknown_value')
    const [before] = given.id ? await findCategories(db, [given.id]) : []
    if (before && before.project_id !== project_id) throw refuseField('id', 'unknown_value')
    if (before) return { data: presentCategory(user, before) }
    const id = await withUniqueCategoryCode(() => insertCategory(db, project_id, given))
    await audit(context, 'add', id, { project_id, name: namedAs(given) })
    return { data: presentCategory(user, await found(context, id)) }
  }),

  handle(editBudgetCategory, async ({ id, version, ...fields }, context) => {
    const former = await found(context, id, 'no key update')
    const changed = await withUniqueCategoryCode(() => changeCategory(context.db, { id, version }, fields))
    if (!changed) throw refuse('changed_meanwhile', { data: presentCategory(context.user, former) })
    const next = { ...former, ...fields }
    const details = { project_id: former.project_id, name: namedAs(next) }
    await audit(context, 'edit', id, { ...details, ...changedValues(former, next, ['code', 'name']) })
    return { data: presentCategory(context.user, await found(context, id)) }
  }),

  ...deletionRoutes(budgetCategoryDeletion, {
    entity: 'budget_categories',
    codeOf: async (context, id) => (await found(context, id)).code,
    taken: id => ({ cascades: cascadesOfCategory(id) }),
    lock: async (context, { id, version }) => {
      const row = await found(context, id, 'no key update')
      await ofVersion(row, version, () => presentCategory(context.user, row))
      await lockLinesOf(context.db, id)
      return row
    },
    remove: removeBudgetCategory,
    details: row => ({ project_id: row.project_id, name: namedAs(row) }),
  }),

  handle(restoreBudgetCategory, ({ id }, context) => restorePart(context, 'budget_categories', id)),
]
