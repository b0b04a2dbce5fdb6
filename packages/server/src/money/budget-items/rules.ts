import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { limits } from '@portal/contract/core/fields/limits'
import { type LineTotalInput, surplusOf } from '@portal/contract/core/fields/money'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { ItemRow } from '../budget-ledger/schema.ts'

/**
 * What a line is used for; it is used by expenses and refunds even where they cancel each other out, and by invoices that
 * wait for a new total.
 */
export interface LineUse extends Pick<ItemRow, 'committed_minor' | 'transferred_minor'> {
  readonly has_expenses: boolean
}

/** Whether a line has expenses, commitments or transfers: then it cannot be deleted. */
export const isUsed = ({ has_expenses, committed_minor, transferred_minor }: LineUse): boolean =>
  has_expenses || committed_minor > 0 || transferred_minor !== 0

/** What a person may do to a line of a project that they see. */
export const rightsOn = (user: Holder, row: LineUse): BudgetItem['can'] => ({
  edit: can(user, ['budget', 'edit_item']),
  delete: can(user, ['budget', 'delete_item']) && !isUsed(row),
  edit_expense: can(user, ['budget', 'edit_expense']),
})

const figures = ['price_minor', 'amount', 'frequency', 'load_percentage'] as const

/** What a line's total is calculated of. */
type Figure = (typeof figures)[number]

/**
 * What is wrong with the figures of a line as it would be, if anything: a total that is too large, or less than
 * what is spent and committed (decision 19). The latter is reported at the figure that was lowered.
 */
export const problemOf = (
  next: LineTotalInput & Parameters<typeof surplusOf>[0],
  former: LineTotalInput,
): { readonly path: Figure; readonly code: FieldCode } | undefined => {
  if (next.total_minor > limits.minor_max) return { path: 'price_minor', code: 'value_too_large' }
  if (surplusOf(next) >= 0) return undefined
  return { path: figures.find(name => next[name] < former[name]) ?? 'price_minor', code: 'below_spent' }
}
