import type { Refusal } from '../../platform/http/refusal.ts'
import type { BudgetItemRow } from '../budget-ledger/schema.ts'

/** Field paths in error responses. Requests for a single line have no list in their paths. */
export interface Naming {
  path(list: 'edits' | 'adds' | 'deletes', at: number, field: string): string
  /** Error for an edit of a missing line, by its index in the list. */
  missing(at: number): Refusal
}

/** A line to write, with its field paths in the request. */
export interface LineDraft {
  readonly path: (field: string) => string
  /** The current line. Missing for a new one. */
  readonly former?: BudgetItemRow
  readonly next: BudgetItemRow
}
