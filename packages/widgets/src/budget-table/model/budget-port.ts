import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem, ChangedItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import type { ChangedLines } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'

/** An edit to send. Changes only the given fields. The server accepts it only for the current version. */
export type ItemEdit = Partial<ItemFields> & { readonly id: string; readonly version: number }

/** A deletion to send. The server records the reason. */
export interface ItemDeletion {
  readonly id: string
  readonly version: number
  readonly reason?: string | undefined
}

export interface LinkedAmount {
  readonly of: 'item' | 'category' | 'project'
  readonly id: string
  readonly sum: 'spent_minor' | 'committed_minor'
}

/**
 * The requests of the budget table. Create one port and reuse it. A rejection is thrown as an error with the contract's
 * `problem`. Any other error counts as `unavailable`, and the edit waits.
 */
export interface BudgetPort {
  /** ID of the signed-in person. Edits waiting on the device are only sent by the person who made them. */
  readonly person: string
  readonly editItem: (edit: ItemEdit) => Promise<ChangedItem>
  /** Changes several lines in one transaction, such as a pasted block. */
  readonly changeItems: (changes: {
    edits: ItemEdit[]
    adds: AddedItem[]
    deletes: ItemDeletion[]
  }) => Promise<ChangedLines>
  readonly addItem: (line: AddedItem) => Promise<ChangedItem>
  readonly deleteItem: (item: ItemDeletion) => Promise<{ category: BudgetCategory; totals: LineTotals }>
  /** Repeating an ID never adds twice, so a retry after a lost response is safe. */
  readonly addCategory: (category: { id: string; code: string; name: string }) => Promise<BudgetCategory>
  readonly editCategory: (edit: {
    id: string
    version: number
    code?: string | undefined
    name?: string | undefined
  }) => Promise<BudgetCategory>
  /** Suggestions for accounting codes. Called when the first such cell is edited. */
  readonly accountingCodes: () => Promise<readonly { readonly code: string; readonly name: string }[]>
  /** Link to the rows behind an amount. Undefined if they can't be opened. */
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

/** The current line or category. A rejection of an outdated version carries it. */
export interface CurrentRecord {
  readonly item?: BudgetItem
  readonly category?: BudgetCategory
}

/** Reads the current record from what a port threw. */
export const currentOf = (thrown: unknown): CurrentRecord => {
  const data = dataOf(thrown)
  if (isItem(data)) return { item: data }
  return isCategory(data) ? { category: data } : {}
}
