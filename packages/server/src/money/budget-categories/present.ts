import { surplusOf } from '@portal/contract/core/fields/money'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import type { CategoryRow } from './store.ts'

/** Rights on a category of a project that the person sees. */
const rightsOn = (user: Holder): BudgetCategory['can'] => ({
  edit: can(user, ['budget', 'add']),
  delete: can(user, ['budget', 'delete']),
})

/** A category with its surplus and the person's rights. */
export const presentCategory = (
  user: Holder,
  { project_id: _, position: __, ...row }: CategoryRow,
): BudgetCategory => ({
  ...row,
  surplus_minor: surplusOf(row),
  can: rightsOn(user),
})

/** Adds the surplus to sums. */
export const presentSums = (sums: Omit<LineTotals, 'surplus_minor'>): LineTotals => ({
  ...sums,
  surplus_minor: surplusOf(sums),
})
