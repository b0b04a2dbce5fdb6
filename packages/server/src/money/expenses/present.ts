import type { Expense } from '@portal/contract/money/expenses/expenses'
import { presentName } from '../../people/accounts/names.ts'
import type { Actor } from '../../people/accounts/rules.ts'
import { dollarsOf, originalOf } from './rates/rules.ts'
import { rightsOnExpense } from './rules.ts'
import type { ExpenseRow } from './store.ts'

/** An expense with its value in dollars by its own rate, and the person's rights on it. */
export const presentExpense = (
  user: Actor,
  { expense, currency, item, category, activity, request_line, request, requester_id, by }: ExpenseRow,
): Expense => {
  const { project_id: _, item_id: __, by_user: ___, activity_id: ____, request_item_id: _____, ...fields } = expense
  return {
    ...fields,
    currency,
    item,
    category,
    activity,
    request_line: request_line && request && { ...request_line, request },
    original: originalOf(expense),
    usd_minor: dollarsOf(expense),
    created_at: expense.created_at.toISOString(),
    by: presentName(by),
    can: rightsOnExpense(user, requester_id),
  }
}
