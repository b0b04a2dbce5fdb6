import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem, ChangedItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import type { ChangedLines } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'

/** A change of one line as it is sent: only what is given changes, and only while the version is the current one. */
export type ItemEdit = Partial<ItemFields> & { readonly id: string; readonly version: number }

/** A deletion of one line as it is sent; the reason is recorded with it. */
export interface ItemDeletion {
  readonly id: string
  readonly version: number
  readonly reason?: string | undefined
}

/** An amount whose rows can be opened. */
export interface LinkedAmount {
  readonly of: 'item' | 'category' | 'project'
  readonly id: string
  readonly sum: 'spent_minor' | 'committed_minor'
}

/**
 * The calls that the budget table needs. Create it once and reuse it. A rejection is thrown as an error with the
 * contract's `problem`; anything else that is thrown counts as `unavailable`, and the edit waits.
 */
export interface BudgetPort {
  /** Who is signed in: edits that wait on the device are only sent by the person who made them. */
  readonly person: string
  readonly editItem: (edit: ItemEdit) => Promise<ChangedItem>
  /** Several lines at once, such as a pasted block or a deleted selection: all of it or nothing. */
  readonly changeItems: (changes: {
    edits: ItemEdit[]
    adds: AddedItem[]
    deletes: ItemDeletion[]
  }) => Promise<ChangedLines>
  readonly addItem: (line: AddedItem) => Promise<ChangedItem>
  readonly deleteItem: (item: ItemDeletion) => Promise<{ category: BudgetCategory; totals: LineTotals }>
  /** Sent again when its answer was lost: the same id never adds twice. */
  readonly addCategory: (category: { id: string; code: string; name: string }) => Promise<BudgetCategory>
  readonly editCategory: (edit: {
    id: string
    version: number
    code?: string | undefined
    name?: string | undefined
  }) => Promise<BudgetCategory>
  /** Suggestions for the accounting code, asked for once it is edited. */
  readonly accountingCodes: () => Promise<readonly { readonly code: string; readonly name: string }[]>
  /** Where the rows are that sum to an amount; undefined where they cannot be opened. */
  readonly hrefOf: (amount: LinkedAmount) => string | undefined
}

const isItem = (value: unknown): value is BudgetItem =>
  typeof value === 'object' && value !== null && 'price_minor' in value && 'version' in value && 'can' in value

const isCategory = (value: unknown): value is BudgetCategory =>
  typeof value === 'object' && value !== null && !('price_minor' in value) && 'version' in value && 'name' in value

const dataOf = (thrown: unknown): unknown => {
  const problem: unknown = Object(Reflect.get(Object(thrown), 'problem'))
  return Reflect.get(Object(problem), 'data')
}

/** A line or category as it is now, which a rejection for an outdated version carries. */
export interface CurrentRecord {
  readonly item?: BudgetItem
  readonly category?: BudgetCategory
}

/** Reads it from what a port threw. */
export const currentOf = (thrown: unknown): CurrentRecord => {
  const data = dataOf(thrown)
  if (isItem(data)) return { item: data }
  return isCategory(data) ? { category: data } : {}
}
