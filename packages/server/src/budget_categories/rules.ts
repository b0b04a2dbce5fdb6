import type { BudgetCategory } from '@portal/contract/budget_categories'
import { can, type Holder } from '@portal/contract/core/rights/needs'

/** What a person may do to a category of a project that they see. */
export const rightsOn = (user: Holder): BudgetCategory['can'] => ({
  edit: can(user, ['budget', 'add']),
  delete: can(user, ['budget', 'delete']),
})
