import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import type { ImportField, ImportKind } from '@portal/contract/core/tables/import-fields'
import { importFields } from '@portal/contract/core/tables/import-fields'
import type { ImportRow } from '@portal/contract/money/expenses/import-previews'
import { type Cell, isErrorCell } from '../reader/cells.ts'
import type { DataRow } from '../reader/table.ts'
import type { Style } from '../style.ts'
import type { CellProblem } from './draft-from.ts'
import { type ForeignAmounts, foreignReader } from './foreign.ts'
import type { Matched } from './matched.ts'

/** One row with what it means, so far as it is known. */
export interface Read<Draft> {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly problems: readonly CellProblem[]
  /** What it comes to, in minor units of the project's currency; 0 where it could not be read or isn't converted. */
  readonly minor: number
  /** What its amount is in another currency than the project's. Default none. */
  readonly original?: NonNullable<ImportRow['original']>
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
  /** The budget line of an expense, and the line of a request that it is linked to. Default none. */
  readonly item_id?: string
  readonly request_item_id?: string | undefined
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
  const others =
    'problems' in read ? read.problems.filter(({ field }) => field === null || !errors.includes(field)) : []
  return { problems: [...errors.map(field => ({ field, code: 'cell_error' as const })), ...others] }
}

// What isn't converted counts as nothing of the project's currency.
const withForeign = <Draft>(read: ReadRow<Draft>, { problems, currency }: ForeignAmounts) => {
  if ('problems' in read || problems.length > 0)
    return { minor: 0, problems: [...('problems' in read ? read.problems : []), ...problems] }
  const { draft, minor } = read
  if (currency === undefined) return { minor, problems: [], draft }
  return {
    minor: 0,
    problems: [],
    draft,
    original: { currency, amount_minor: minor, rate: null, converted_minor: null },
  }
}

/** Reads every row that the file is about. */
export const readRows = <Draft>(
  matched: Matched,
  read: (pick: Pick, style: Style) => ReadRow<Draft>,
): Read<Draft>[] => {
  const { lines, matching, style } = matched
  const foreignIn = foreignReader(matched)
  return lines.map(({ line, cells, code }: DataRow) => {
    if (code) return { line, cells, minor: 0, problems: [{ field: null, code }] }
    const errors = matching.flatMap((field, column) => (field && isErrorCell(cells[column] ?? EMPTY) ? [field] : []))
    const found = withErrors(
      read(field => cells[matching.indexOf(field)] ?? EMPTY, style),
      errors,
    )
    return { line, cells, ...withForeign(found, foreignIn(cells)) }
  })
}

/** A row with one more problem; it is bad from then on. */
export const invalidRow = <Draft>(
  { draft: _, ...row }: Read<Draft>,
  field: ImportField | null,
  code: FieldCode,
): Planned<Draft> => ({
  ...row,
  problems: [...row.problems, { field, code }],
  state: 'bad',
})
