import type { InputOf } from '@portal/contract/core/api/endpoint'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Budget, changeBudgetItems } from '@portal/contract/money/budgets/budgets'

/** Rights in the budget of a project that the person sees. */
export const budgetRightsIn = (user: Holder): Budget['can'] => ({
  add: can(user, ['budget', 'add']),
  add_item: can(user, ['budget', 'add_item']),
  edit_item: can(user, ['budget', 'edit_item']),
  delete_item: can(user, ['budget', 'delete_item']),
  delete: can(user, ['budget', 'delete']),
  import_items: can(user, ['budget', 'import_items']),
  import_expenses: can(user, ['budget', 'import_expenses']),
  download_report: can(user, ['budget', 'download_report']),
  explain_overrun: can(user, ['projects', 'edit']),
})

/**
 * Whether the person may make all changes in a request. One right opens the endpoint, and each kind of change requires
 * its own.
 */
export const mayChange = (
  user: Holder,
  { edits, adds, deletes = [] }: Omit<InputOf<typeof changeBudgetItems>, 'id'>,
): boolean => {
  const { edit_item, add_item, delete_item } = budgetRightsIn(user)
  return (edits.length === 0 || edit_item) && (adds.length === 0 || add_item) && (deletes.length === 0 || delete_item)
}
