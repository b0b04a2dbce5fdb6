import type { Period } from '@portal/contract/core/fields/periods'
import type { BudgetItemRow } from '../../budget-ledger/schema.ts'
import type { InvoiceableLines } from './linking.ts'
import type { Posted } from './possible-duplicates.ts'

/** The current budget, with lines indexed by code in lower case. */
export interface PresentExpenses {
  readonly items: ReadonlyMap<string, BudgetItemRow>
  /** Activities with their planned period, indexed by code in lower case. */
  readonly activities: ReadonlyMap<string, Period & { readonly id: string }>
  readonly posted: readonly Posted[]
  /** Value of one unit of the project's currency in dollars, by day. */
  readonly rates: ReadonlyMap<string, number>
  /** The organisation's local date, YYYY-MM-DD. */
  readonly today: string
  /** The project's first and last day. */
  readonly period: Period
  readonly closed_months: readonly string[]
  /** Request lines that take invoices. */
  readonly requestLines: InvoiceableLines
}
