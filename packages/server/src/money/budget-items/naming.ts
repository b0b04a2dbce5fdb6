import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import type { Refusal } from '../../platform/http/refusal.ts'
import type { ItemRow } from '../budget-ledger/schema.ts'

/** How a call names what is wrong: one that changes a single line has no lists in its paths. */
export interface Naming {
  path(list: 'edits' | 'adds' | 'deletes', at: number, field: string): string
  /** The refusal of an edit whose line is not there, by its place in the list. */
  missing(at: number): Refusal
}

/** What is wrong with one field of a call. */
export interface Problem {
  readonly path: string
  readonly code: FieldCode
}

/** A line as it is to be written, and what its fields are called in the call. */
export interface Draft {
  readonly path: (field: string) => string
  /** The current line; a new one has none. */
  readonly former?: ItemRow
  readonly next: ItemRow
}
