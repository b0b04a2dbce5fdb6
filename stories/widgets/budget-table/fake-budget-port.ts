import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import type { BudgetPort } from '@portal/widgets/budget-table'
import type { Refusal } from './fake-answers.ts'

/** A port that obeys the contract: it parses, counts versions, protects spent lines, and fails when requested. */
export interface FakeBudget extends BudgetPort {
  readonly items: () => readonly BudgetItem[]
  readonly categories: () => readonly BudgetCategory[]
  /** The names of the calls that came, in their order. */
  readonly calls: readonly string[]
  /** The next call ends with this. */
  failNext: (refusal: Refusal | 'lost') => void
  /** Until it is back nothing arrives. */
  setOffline: (isOffline: boolean) => void
  /** Delays calls until the answer is called. */
  hold: () => () => void
  /** Someone else closes an account. */
  closeAccount: (code: string) => void
  /** Someone else adds a line. */
  addMeanwhile: (line: AddedItem) => void
  /** Someone else posts an expense on a line, worth this in dollars (cents); null where its day has no rate. */
  spendMeanwhile: (id: string, minor: number, cents: number | null) => void
  /** Someone else changes a line. */
  meanwhile: (id: string, changes: Partial<ItemFields>) => void
}
