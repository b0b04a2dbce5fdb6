import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import type { BudgetPort } from '@portal/widgets/budget-table'
import type { Refusal } from './fake-answers.ts'

/** A port that follows the contract. It parses, counts versions, protects spent lines, and fails on demand. */
export interface FakeBudget extends BudgetPort {
  readonly items: () => readonly BudgetItem[]
  readonly categories: () => readonly BudgetCategory[]
  /** Names of requests received, in order. */
  readonly calls: readonly string[]
  /** Makes the next request fail. With `lost` it succeeds, but its response is lost. */
  failNext: (refusal: Refusal | 'lost') => void
  setOffline: (isOffline: boolean) => void
  /** Delays requests until the returned function is called. */
  hold: () => () => void
  closeAccount: (code: string) => void
  addMeanwhile: (line: AddedItem) => void
  /** Another person posts an expense, worth `cents` US cents. Null if its day has no rate. */
  spendMeanwhile: (id: string, minor: number, cents: number | null) => void
  meanwhile: (id: string, changes: Partial<ItemFields>) => void
}
