import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { limits } from '@portal/contract/core/fields/limits'
import { type LineTotalInput, surplusOf } from '@portal/contract/core/fields/money'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { BudgetItemRow } from '../budget-ledger/schema.ts'

/** How a line is used. Expenses count even if refunds cancel them out, and so do invoices pending a new total. */
export interface LineUse extends Pick<BudgetItemRow, 'committed_minor' | 'transferred_minor'> {
  readonly has_expenses: boolean
}

/** Whether a line has expenses, commitments, or transfers. It then can't be deleted. */
export const isUsed = ({ has_expenses, committed_minor, transferred_minor }: LineUse): boolean =>
  has_expenses || committed_minor > 0 || transferred_minor !== 0

/** Rights on a line of a project that the person sees. */
export const rightsOnLine = (user: Holder, row: LineUse): BudgetItem['can'] => ({
  edit: can(user, ['budget', 'edit_item']),
  delete: can(user, ['budget', 'delete_item']) && !isUsed(row),
  edit_expense: can(user, ['budget', 'edit_expense']),
})

const figures = ['price_minor', 'amount', 'frequency', 'load_percentage'] as const

/** Fields that a line's total depends on. */
type Figure = (typeof figures)[number]

/**
 * Problem of a changed line, or undefined. The total is too large, or below the spent and committed amount (decision
 * 19). Reports the latter at the first lowered figure.
 */
export const lineProblemOf = (
  next: LineTotalInput & Parameters<typeof surplusOf>[0],
  former: LineTotalInput,
): { readonly path: Figure; readonly code: FieldCode } | undefined => {
  if (next.total_minor > limits.minor_max) return { path: 'price_minor', code: 'value_too_large' }
  if (surplusOf(next) >= 0) return undefined
  return { path: figures.find(name => next[name] < former[name]) ?? 'price_minor', code: 'below_spent' }
}
