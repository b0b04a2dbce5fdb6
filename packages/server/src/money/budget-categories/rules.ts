import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'

/** Rights on a category of a project that the person sees. */
export const rightsOn = (user: Holder): BudgetCategory['can'] => ({
  edit: can(user, ['budget', 'add']),
  delete: can(user, ['budget', 'delete']),
})
