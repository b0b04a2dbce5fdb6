import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { findVisibleProject } from '../../programmes/projects/visible-project.ts'
import { openRemoval, restoreRemoval } from '../../workspace/removals/restore.ts'
import { exceedsBudget } from '../budget-ledger/over-budget.ts'
import { projectSumsOf } from './store.ts'

/**
 * Restores a deleted category or line of a project that the person sees. Throws if it no longer fits into the budget,
 * or if the project's currency has changed since.
 */
export const restorePart = async (context: Context, entity: 'budget_categories' | 'budget_items', id: string) => {
  const { db, user } = context
  const removal = await openRemoval(db, entity, id)
  const project = await findVisibleProject(db, user, removal.project_id ?? id, 'no key update')
  if (!project) throw refuse('not_found')
  if (removal.currency !== null && removal.currency !== project.currency) throw refuseField('id', 'currency_differs')
  const { total_minor: before } = await projectSumsOf(db, project.id)
  const after = removal.money.reduce((sum, { planned_minor }) => sum + planned_minor, before)
  if (await exceedsBudget(db, project.id, { before, after })) throw refuseField('id', 'over_budget')
  return restoreRemoval(context, entity, id, removal)
}
