import type { DayOrder, ImportField } from '@portal/contract/core/tables/import-fields'
import { dayFields, numberFields } from '@portal/contract/core/tables/import-fields'
import { amountText, type DecimalMark, type Found, findStyle, markIn } from '@portal/ui/number'
import type { Cell } from './reader/cells.ts'
import type { FileDataRow } from './reader/table.ts'
import { orderIn } from './values.ts'

/** Decimal mark and day order of a file, detected from all rows or chosen by the person. */
export interface Style {
  readonly decimal_mark: Found<DecimalMark>
  readonly day_order: Found<DayOrder>
}

/** The person's choice for a file that doesn't show its style. */
export interface ChosenStyle {
  readonly decimal_mark?: DecimalMark | undefined
  readonly day_order?: DayOrder | undefined
}

/** The style that a cell shows, with the text that shows it. */
type Shown<Shows> = (cell: Cell) => { readonly text: string; readonly shows: Shows | undefined }

const markOf: Shown<DecimalMark | 'either'> = ({ text, typed }) => {
  const { figure } = amountText(text)
  return { text: figure, shows: typed ? undefined : markIn(figure) }
}
const orderOf: Shown<DayOrder | 'either'> = ({ text, typed }) => ({ text, shows: typed ? undefined : orderIn(text) })

/** Detects from all rows how a file writes numbers and dates. */
export const styleOf = (
  lines: readonly FileDataRow[],
  matching: readonly (ImportField | null)[],
  { decimal_mark, day_order }: ChosenStyle,
): Style => {
  const cellsIn = function* <Shows>(fields: readonly ImportField[], shown: Shown<Shows>) {
    const columns = matching.flatMap((field, at) => (field && fields.includes(field) ? [at] : []))
    for (const { line, cells, code } of lines)
      for (const column of code ? [] : columns) {
        const cell = cells[column]
        if (cell) yield { line, ...shown(cell) }
      }
  }
  return {
    decimal_mark: findStyle(cellsIn(numberFields, markOf), decimal_mark),
    day_order: findStyle(cellsIn(dayFields, orderOf), day_order),
  }
}
