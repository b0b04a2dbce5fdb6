import type { CellObject } from 'write-excel-file/browser'
import { type CellEntry, type CellKind, isMonth, isNumeric, type Value, type Weight } from './kinds.ts'

const right = { align: 'right' } as const

/** Language-dependent formatting of a workbook. */
export interface Setting {
  /** Explicit text alignment. By default, a spreadsheet would align a foreign word to the other side of its column. */
  readonly start: 'left' | 'right'
  /**
   * Number format prefix. Fixes the language of month names and the Gregorian calendar, whatever the spreadsheet's
   * locale.
   */
  readonly locale: string
}

export const settings: Readonly<Record<'ltr' | 'rtl', Setting>> = {
  ltr: { start: 'left', locale: '[$-409]' },
  // Western digits (01), the Gregorian calendar (01), Arabic of the Emirates (3801). The right-to-left mark stops the
  // year from moving next to the day.
  rtl: { start: 'right', locale: '[$-1013801]"\u200f"' },
}

/** Text alignment, with an indent that separates it from the numbers in the previous column. */
export const textAt = ({ start }: Setting) => ({ align: start, indent: 1 }) as const

// Numbers are right-aligned in both directions, so that their decimals line up.
const figure = (value: number, format: string): CellObject => ({ ...right, value, format })

const written = (kind: CellKind, value: string | number, set: Setting): CellObject => {
  if (typeof value === 'number') {
    if (kind === 'money') return figure(value / 100, '#,##0.00')
    // Rounds to two decimals of a per cent: 86.4% becomes 0.864.
    if (kind === 'percent') return figure(Math.round(value * 100) / 10_000, '0.0#%')
    return figure(value, Number.isInteger(value) ? '#,##0' : '#,##0.00######')
  }
  if (kind === 'day') return { ...right, value: new Date(value), format: `${set.locale}dd-mmm-yyyy` }
  if (kind === 'month' && isMonth(value))
    return { ...right, value: new Date(`${value}-01`), format: `${set.locale}mmm-yyyy` }
  // Formatted as text, so that a spreadsheet never turns a code into a number or a date.
  return { value, format: '@', ...textAt(set), ...(kind !== 'code' && { wrap: true }) }
}

const looks: Readonly<Record<Weight, CellObject>> = {
  line: {},
  group: { fontWeight: 'bold', topBorderStyle: 'thin' },
  total: { fontWeight: 'bold', topBorderStyle: 'thin', bottomBorderStyle: 'double' },
}

const cell = (kind: CellKind, value: Value, weight: Weight, set: Setting): CellObject => ({
  ...(value === null || value === '' ? {} : written(kind, value, set)),
  alignVertical: 'top',
  ...looks[weight],
})

/** The cells of an entry: the value, and its dollar amount if `usd` is given. */
export const cellsOf = (kind: CellKind, { value, usd }: CellEntry, weight: Weight, set: Setting): CellObject[] => [
  cell(kind, value, weight, set),
  ...(usd === undefined ? [] : [cell(kind, usd, weight, set)]),
]

/** The header cell of a column. Aligned like the values below it. */
export const headCell = (value: string, kind: CellKind, set: Setting): CellObject => ({
  value,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'bottom',
  bottomBorderStyle: 'medium',
  ...(isNumeric(kind) ? right : textAt(set)),
})
