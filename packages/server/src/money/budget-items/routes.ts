import {
  addBudgetItem,
  type ChangedItem,
  deleteBudgetItem,
  editBudgetItem,
} from '@portal/contract/money/budgets/budget-items'
import type { ChangedLines } from '@portal/contract/money/budgets/budgets'
import { restoreBudgetItem } from '@portal/contract/workspace/removals'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { findVisibleProject, projectOf, requireProject } from '../../programmes/projects/visible-project.ts'
import { presentCategory, presentSums } from '../budget-categories/present.ts'
import { restorePart } from '../budget-categories/restore-part.ts'
import { findCategories, projectSumsOf } from '../budget-categories/store.ts'
import { lockLines } from '../budget-ledger/store.ts'
import { changeLines } from './change-lines.ts'
import { deleteLines } from './delete-lines.ts'
import type { Naming } from './naming.ts'

const alone: Naming = { path: (_list, _at, field) => field, missing: () => refuse('not_found') }

const single = ({ items: [item], categories: [category], totals }: ChangedLines): ChangedItem => {
  if (!item || !category) throw refuse('not_found')
  return { item, category, totals }
}

/** Finds the project of a line that the person sees, and locks it against other changes of its budget. */
const lockedProject = (context: Context, itemId: string) =>
  requireProject(context, projectOf('budget_items', itemId), 'no key update')

/** Routes for single lines. The audit records every change. */
export const budgetItemRoutes = [
  handle(addBudgetItem, async (add, context) => {
    const { db, user } = context
    const project = await findVisibleProject(db, user, projectOf('budget_categories', add.category_id), 'no key update')
    if (!project) throw refuseField('category_id', 'unknown_value')
    return { data: single(await changeLines(context, project.id, { edits: [], adds: [add] }, alone)) }
  }),

  handle(editBudgetItem, async (edit, context) => {
    const project = await lockedProject(context, edit.id)
    return { data: single(await changeLines(context, project.id, { edits: [edit], adds: [] }, alone)) }
  }),

  handle(deleteBudgetItem, async ({ id, version, reason }, context) => {
    const { db, user } = context
    const project = await lockedProject(context, id)
    const rows = await lockLines(db, project.id, [id])
    const [category] = await findCategories(db, await deleteLines(context, [{ id, version, reason }], rows, alone))
    if (!category) throw refuse('not_found')
    return {
      data: { category: presentCategory(user, category), totals: presentSums(await projectSumsOf(db, project.id)) },
    }
  }),

  handle(restoreBudgetItem, ({ id }, context) => restorePart(context, 'budget_items', id)),
]
