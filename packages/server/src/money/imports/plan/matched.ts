import type { Currency } from '@portal/contract/core/fields/money'
import type { ImportField } from '@portal/contract/core/tables/import-fields'
import type { LinksInput } from '@portal/contract/money/expenses/request-links'
import type { FileDataRow, FileTable } from '../reader/table.ts'
import type { ImportRecord } from '../schema.ts'
import type { Style } from '../style.ts'

/** A parsed file with matched columns and the chosen options. */
export interface Matched {
  readonly file: ImportRecord
  readonly table: FileTable
  /** The rows to import. */
  readonly lines: readonly FileDataRow[]
  readonly matching: readonly (ImportField | null)[]
  readonly style: Style
  /** Currency of the project. */
  readonly currency: Currency
  /** Whether to import possible duplicates. */
  readonly withDuplicates: boolean
  /** Whether to update existing lines with the same code. */
  readonly withUpdates: boolean
  /** Whether to convert amounts in other currencies. Otherwise their rows are rejected. */
  readonly withConversion: boolean
  /** Whether to import hidden rows. */
  readonly withHidden: boolean
  /** Rows that are invoices of requests. */
  readonly links: LinksInput
}
