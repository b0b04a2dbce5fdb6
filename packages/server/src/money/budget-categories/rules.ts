import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'

/** What a person may do to a category of a project that they see. */
export const rightsOn = (user: Holder): BudgetCategory['can'] => ({
  edit: can(user, ['budget', 'add']),
  delete: can(user, ['budget', 'delete']),
})
