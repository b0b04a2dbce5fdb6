import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import type { ImportField, ImportKind } from '@portal/contract/core/tables/import-fields'
import { importFields } from '@portal/contract/core/tables/import-fields'
import type { ImportRow } from '@portal/contract/money/expenses/import-previews'
import { type Cell, isErrorCell } from '../reader/cells.ts'
import type { FileDataRow } from '../reader/table.ts'
import type { Style } from '../style.ts'
import type { ImportCellProblem } from './draft-from.ts'
import { foreignReader, type RowCurrencies } from './foreign.ts'
import type { Matched } from './matched.ts'

/** A parsed row. */
export interface Read<Draft> {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly problems: readonly ImportCellProblem[]
  /** Amount in minor units of the project's currency. 0 if it is unreadable or not converted. */
  readonly minor: number
  /** The amount in a currency other than the project's. Default: none. */
  readonly original?: NonNullable<ImportRow['original']>
  /** Undefined if the row has a problem. */
  readonly draft?: Draft
}

/** A row, and what the import does with it. */
export interface PlannedImport<Draft> extends Read<Draft> {
  readonly state: ImportRow['state']
  /** The line's current values in fields that would change. Default: none. */
  readonly before?: Partial<Readonly<Record<ImportField, string>>>
  /** Change of an updated line's total, in minor units. Default: none. */
  readonly changed_minor?: number
  /** The budget line of an expense, and the request line that it is linked to. Default: none. */
  readonly item_id?: string
  readonly request_item_id?: string | undefined
  /** True if the expense may have been posted before. */
  readonly isPossibleDuplicate?: boolean
}

/** Returns the cell of a field, or an empty cell if no column is matched to it. */
export type Pick = (field: ImportField) => Cell

const EMPTY: Cell = { text: '' }

/** Required fields that no column is matched to. */
export const missingFields = (kind: ImportKind, matching: readonly (ImportField | null)[]): ImportField[] =>
  importFields[kind].required.filter(field => !matching.includes(field))

/** A parsed row with its amount in minor units, or its problems. */
export type ReadRow<Draft> =
  | { readonly draft: Draft; readonly minor: number }
  | { readonly problems: readonly ImportCellProblem[] }

// A failed formula is the only problem reported for its cell, because its text isn't the intended value.
const withErrors = <Draft>(read: ReadRow<Draft>, errors: readonly ImportField[]): ReadRow<Draft> => {
  if (errors.length === 0) return read
  const others =
    'problems' in read ? read.problems.filter(({ field }) => field === null || !errors.includes(field)) : []
  return { problems: [...errors.map(field => ({ field, code: 'cell_error' as const })), ...others] }
}

// Amounts that aren't converted count as 0 in the project's currency.
const withForeign = <Draft>(read: ReadRow<Draft>, { problems, currency }: RowCurrencies) => {
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

/** Parses all rows to import. */
export const readRows = <Draft>(
  matched: Matched,
  read: (pick: Pick, style: Style) => ReadRow<Draft>,
): Read<Draft>[] => {
  const { lines, matching, style } = matched
  const foreignIn = foreignReader(matched)
  return lines.map(({ line, cells, code }: FileDataRow) => {
    if (code) return { line, cells, minor: 0, problems: [{ field: null, code }] }
    const errors = matching.flatMap((field, column) => (field && isErrorCell(cells[column] ?? EMPTY) ? [field] : []))
    const found = withErrors(
      read(field => cells[matching.indexOf(field)] ?? EMPTY, style),
      errors,
    )
    return { line, cells, ...withForeign(found, foreignIn(cells)) }
  })
}

/** Adds a problem to a row, which makes it bad. */
export const invalidRow = <Draft>(
  { draft: _, ...row }: Read<Draft>,
  field: ImportField | null,
  code: FieldCode,
): PlannedImport<Draft> => ({
  ...row,
  problems: [...row.problems, { field, code }],
  state: 'bad',
})
