import type { Currency } from '@portal/contract/core/fields/money'
import type { ImportField } from '@portal/contract/core/tables/import-fields'
import type { DataRow, FileTable } from '../reader/table.ts'
import type { ImportRecord } from '../schema.ts'
import type { Style } from '../style.ts'
import type { RequestLinks } from './linking.ts'

/** A file that has been read, with the field that each of its columns is and what is to become of its rows. */
export interface Matched {
  readonly file: ImportRecord
  readonly table: FileTable
  /** The rows that it is about. */
  readonly lines: readonly DataRow[]
  readonly matching: readonly (ImportField | null)[]
  readonly style: Style
  /** Currency of the project. */
  readonly currency: Currency
  /** Whether rows come in that look as if they are there already. */
  readonly withDuplicates: boolean
  /** Whether lines are changed whose codes are there already. */
  readonly withUpdates: boolean
  /** Whether amounts in other currencies are converted; else their rows are refused. */
  readonly withConversion: boolean
  /** Whether hidden rows come in too. */
  readonly withHidden: boolean
  /** Rows that are invoices of requests. */
  readonly links: RequestLinks
}
