import type { Budget } from '@portal/contract/money/budgets/budgets'
import { totalsOf } from '@portal/contract/money/budgets/totals'
import type { Context } from '../../platform/http/context.ts'
import type { BudgetProject } from '../../programmes/projects/visible-project.ts'
import { presentCategory } from '../budget-categories/present.ts'
import { presentItem } from '../budget-items/present.ts'
import { linesWithUsd } from '../budget-items/read-items.ts'
import { categoriesOf } from '../budget-ledger/store.ts'
import { budgetRightsIn } from './rules.ts'

/** A whole budget. All sums come from the same lines, so they agree despite concurrent changes. */
export const fullBudget = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  project: BudgetProject,
): Promise<Budget> => {
  const lines = (await linesWithUsd(db, project.id)).map(row => presentItem(user, row))
  const rows = await categoriesOf(db, project.id)
  const byCategory = Map.groupBy(lines, ({ category_id }) => category_id)
  const categories = rows.map(row => presentCategory(user, { ...row, ...totalsOf(byCategory.get(row.id) ?? []) }))
  const items = rows.flatMap(row => byCategory.get(row.id) ?? [])
  return { project, totals: totalsOf(categories), categories, items, can: budgetRightsIn(user) }
}
