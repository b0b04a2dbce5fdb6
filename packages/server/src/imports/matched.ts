import type { ImportField } from '@portal/contract/imports'
import type { Rows } from './reader/cells.ts'
import type { ImportRecord } from './schema.ts'

/** A file that has been read, with the field that each of its columns is. */
export interface Matched {
  readonly file: ImportRecord & { readonly rows: Rows }
  readonly matching: readonly (ImportField | null)[]
}
