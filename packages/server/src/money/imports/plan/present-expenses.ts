import type { Period } from '@portal/contract/core/fields/periods'
import type { ItemRow } from '../../budget-ledger/schema.ts'
import type { InvoiceableLines } from './linking.ts'
import type { Posted } from './possible-duplicates.ts'

/** What there is in the budget already; lines by their code in lower case. */
export interface PresentExpenses {
  readonly items: ReadonlyMap<string, ItemRow>
  /** The project's activities with their planned days, by their code in lower case. */
  readonly activities: ReadonlyMap<string, Period & { readonly id: string }>
  readonly posted: readonly Posted[]
  /** What one unit of the project's currency is worth in dollars, by day. */
  readonly rates: ReadonlyMap<string, number>
  /** The organisation's, YYYY-MM-DD. */
  readonly today: string
  /** The project's first and last day. */
  readonly period: Period
  readonly closed_months: readonly string[]
  /** Lines of requests that take invoices. */
  readonly requestLines: InvoiceableLines
}
