import type { Budget } from '@portal/contract/budgets'
import { totalsOf } from '@portal/contract/totals'
import { presentCategory } from '../budget_categories/present.ts'
import { presentItem } from '../budget_items/present.ts'
import { linesWithUsd } from '../budget_items/read-items.ts'
import { categoriesOf } from '../budget_ledger/store.ts'
import type { Context } from '../platform/http/context.ts'
import type { BudgetProject } from '../programmes/projects/visible-project.ts'
import { rightsIn } from './rules.ts'

/** A whole budget. All sums are of the lines in it, so they agree while others are changing it. */
export const fullBudget = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  project: BudgetProject,
): Promise<Budget> => {
  const lines = (await linesWithUsd(db, project.id)).map(row => presentItem(user, row))
  const rows = await categoriesOf(db, project.id)
  const byCategory = Map.groupBy(lines, ({ category_id }) => category_id)
  const categories = rows.map(row => presentCategory(user, { ...row, ...totalsOf(byCategory.get(row.id) ?? []) }))
  const items = rows.flatMap(row => byCategory.get(row.id) ?? [])
  return { project, totals: totalsOf(categories), categories, items, can: rightsIn(user) }
}
