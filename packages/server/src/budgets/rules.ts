import type { Budget } from '@portal/contract/budgets'
import { can, type Holder } from '@portal/contract/needs'

/** What a person may do in the budget of a project that they see (specification section 6). */
export const rightsIn = (user: Holder): Budget['can'] => ({
  add: can(user, ['budget', 'add']),
  add_item: can(user, ['budget', 'add_item']),
  edit_item: can(user, ['budget', 'edit_item']),
  import_items: can(user, ['budget', 'import_items']),
  import_expenses: can(user, ['budget', 'import_expenses']),
  download_report: can(user, ['budget', 'download_report']),
})
