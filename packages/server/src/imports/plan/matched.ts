import type { ImportField } from '@portal/contract/import_fields'
import type { Rows } from '../reader/cells.ts'
import type { ImportRecord } from '../schema.ts'
import type { Style } from '../style.ts'

/** A file that has been read, with the field that each of its columns is and what is to become of its rows. */
export interface Matched {
  readonly file: ImportRecord & { readonly rows: Rows }
  readonly matching: readonly (ImportField | null)[]
  readonly style: Style
  /** Whether rows come in that look as if they are there already. */
  readonly withDuplicates: boolean
  /** Whether lines are changed whose codes are there already. */
  readonly withUpdates: boolean
}
