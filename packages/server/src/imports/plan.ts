import type { FieldCode } from '@portal/contract/errors'
import type { ImportField, ImportKind } from '@portal/contract/import_fields'
import { importFields } from '@portal/contract/import_fields'
import type { ImportRow } from '@portal/contract/import_previews'
import type { Matched } from './matched.ts'
import type { Cell } from './reader/cells.ts'
import type { Style } from './style.ts'

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

/** Reads every row that is not empty; the first holds the titles. */
export const readRows = <Draft>(
  { file: { rows }, matching, style }: Matched,
  read: (pick: Pick, style: Style) => ReadRow<Draft>,
): Read<Draft>[] =>
  rows.slice(1).flatMap((row, at) => {
    if (row.every(({ text }) => text === '')) return []
    const found = read(field => row[matching.indexOf(field)] ?? EMPTY, style)
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
