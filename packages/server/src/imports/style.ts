import type { DayOrder, ImportField } from '@portal/contract/import_fields'
import { dayFields, numberFields } from '@portal/contract/import_fields'
import { type DecimalMark, type Found, findStyle, markIn } from '@portal/ui/number'
import type { Cell, Rows } from './reader/cells.ts'
import { orderIn } from './values.ts'

/** How a file is written, as all of its rows show it or a person said. */
export interface Style {
  readonly decimal_mark: Found<DecimalMark>
  readonly day_order: Found<DayOrder>
}

/** What a person says of a file that does not show it. */
export interface ChosenStyle {
  readonly decimal_mark?: DecimalMark | undefined
  readonly day_order?: DayOrder | undefined
}

const markOf = ({ text, typed }: Cell) => (typed ? undefined : markIn(text))
const orderOf = ({ text, typed }: Cell) => (typed ? undefined : orderIn(text))

/** Finds from every row how the file writes figures and days. */
export const styleOf = (
  rows: Rows,
  matching: readonly (ImportField | null)[],
  { decimal_mark, day_order }: ChosenStyle,
): Style => {
  const cellsIn = function* <Shows>(fields: readonly ImportField[], shown: (cell: Cell) => Shows) {
    const columns = matching.flatMap((field, at) => (field && fields.includes(field) ? [at] : []))
    for (const [at, row] of rows.entries())
      for (const column of at === 0 ? [] : columns) {
        const cell = row[column]
        if (cell) yield { line: at + 1, text: cell.text, shows: shown(cell) }
      }
  }
  return {
    decimal_mark: findStyle(cellsIn(numberFields, markOf), decimal_mark),
    day_order: findStyle(cellsIn(dayFields, orderOf), day_order),
  }
}
