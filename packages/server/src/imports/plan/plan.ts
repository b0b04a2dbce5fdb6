import type { FieldCode } from '@portal/contract/errors'
import type { ImportField, ImportKind } from '@portal/contract/import_fields'
import { importFields } from '@portal/contract/import_fields'
import type { ImportRow } from '@portal/contract/import_previews'
import { type Cell, isErrorCell } from '../reader/cells.ts'
import type { Style } from '../style.ts'
import type { Matched } from './matched.ts'

/** What is wrong with one cell. */
export interface CellProblem {
  readonly field: ImportField
  readonly code: FieldCode
}

/** One row with what it means, so far as it is known. */
export interface Read<Draft> {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly problems: readonly CellProblem[]
  /** What it comes to, in minor units; 0 where it could not be read. */
  readonly minor: number
  /** Undefined where something is wrong with it. */
  readonly draft?: Draft
}

/** A row with what is to become of it. */
export interface Planned<Draft> extends Read<Draft> {
  readonly state: ImportRow['state']
  /** The line's current values, in fields that would change. Default nothing. */
  readonly before?: Partial<Readonly<Record<ImportField, string>>>
  /** By how much a changed line would come to more than now, in minor units. Default nothing. */
  readonly changed_minor?: number
  /** It looks as if it is there already. */
  readonly isPossibleDuplicate?: boolean
}

/** Gives the cell of a field, and an empty one where no column was matched to it. */
export type Pick = (field: ImportField) => Cell

const EMPTY: Cell = { text: '' }

/** Fields without which nothing can be imported and that no column was matched to. */
export const missingFields = (kind: ImportKind, matching: readonly (ImportField | null)[]): ImportField[] =>
  importFields[kind].required.filter(field => !matching.includes(field))

/** What one row was read as, and what it comes to in minor units; or what is wrong with it. */
export type ReadRow<Draft> =
  | { readonly draft: Draft; readonly minor: number }
  | { readonly problems: readonly CellProblem[] }

// Of a cell in which a formula failed nothing else is said: whatever is read of it is not what was meant.
const withErrors = <Draft>(read: ReadRow<Draft>, errors: readonly ImportField[]): ReadRow<Draft> => {
  if (errors.length === 0) return read
  const others = 'problems' in read ? read.problems.filter(({ field }) => !errors.includes(field)) : []
  return { problems: [...errors.map(field => ({ field, code: 'cell_error' as const })), ...others] }
}

/** Reads every row that is not empty; the first contains the titles. */
export const readRows = <Draft>(
  { file: { rows }, matching, style }: Matched,
  read: (pick: Pick, style: Style) => ReadRow<Draft>,
): Read<Draft>[] =>
  rows.slice(1).flatMap((row, at) => {
    if (row.every(({ text }) => text === '')) return []
    const errors = matching.flatMap((field, column) => (field && isErrorCell(row[column] ?? EMPTY) ? [field] : []))
    const found = withErrors(
      read(field => row[matching.indexOf(field)] ?? EMPTY, style),
      errors,
    )
    const { minor = 0 } = 'draft' in found ? found : {}
    return [{ line: at + 2, cells: row, minor, ...('draft' in found ? { problems: [], draft: found.draft } : found) }]
  })

/** A row with one more problem; it is bad from then on. */
export const invalidRow = <Draft>(
  { draft: _, ...row }: Read<Draft>,
  field: ImportField,
  code: FieldCode,
): Planned<Draft> => ({
  ...row,
  problems: [...row.problems, { field, code }],
  state: 'bad',
})
