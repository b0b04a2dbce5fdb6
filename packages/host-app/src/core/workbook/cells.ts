import type { CellObject } from 'write-excel-file/browser'
import { type Entry, isMonth, isNumeric, type Kind, type Value, type Weight } from './kinds.ts'

const right = { align: 'right' } as const

/** How the language of a workbook is set. */
export interface Setting {
  /** Where lines of text begin: a spreadsheet would put a foreign word at the other side of its column. */
  readonly start: 'left' | 'right'
  /** Has months named in this language and years counted as in ours, whatever language the spreadsheet has. */
  readonly locale: string
}

/** The settings of the languages that reports are written in. */
export const settings: Readonly<Record<'ltr' | 'rtl', Setting>> = {
  ltr: { start: 'left', locale: '[$-409]' },
  // Western digits (01), the Gregorian calendar (01), the Arabic of the Emirates (3801); and a mark, without which the
  // year would be next to the day.
  rtl: { start: 'right', locale: '[$-1013801]"\u200f"' },
}

/** The alignment of texts: a little away from the figures of the column before. */
export const textAt = ({ start }: Setting) => ({ align: start, indent: 1 }) as const

// Figures are aligned to the right in both directions, where their decimals line up.
const figure = (value: number, format: string): CellObject => ({ ...right, value, format })

const written = (kind: Kind, value: string | number, set: Setting): CellObject => {
  if (typeof value === 'number') {
    if (kind === 'money') return figure(value / 100, '#,##0.00')
    // Two decimals of a per cent are all that there are: 86.4 % is 0.864, and no more than that.
    if (kind === 'percent') return figure(Math.round(value * 100) / 10_000, '0.0#%')
    return figure(value, Number.isInteger(value) ? '#,##0' : '#,##0.00######')
  }
  if (kind === 'day') return { ...right, value: new Date(value), format: `${set.locale}dd-mmm-yyyy` }
  if (kind === 'month' && isMonth(value))
    return { ...right, value: new Date(`${value}-01`), format: `${set.locale}mmm-yyyy` }
  // Declared as text, so that a spreadsheet never makes a figure or a date of a code.
  return { value, format: '@', ...textAt(set), ...(kind !== 'code' && { wrap: true }) }
}

const looks: Readonly<Record<Weight, CellObject>> = {
  line: {},
  group: { fontWeight: 'bold', topBorderStyle: 'thin' },
  total: { fontWeight: 'bold', topBorderStyle: 'thin', bottomBorderStyle: 'double' },
}

const cell = (kind: Kind, value: Value, weight: Weight, set: Setting): CellObject => ({
  ...(value === null || value === '' ? {} : written(kind, value, set)),
  alignVertical: 'top',
  ...looks[weight],
})

/** The cells of an entry: its own, and beside it what it is worth in dollars where it says that. */
export const cellsOf = (kind: Kind, { value, usd }: Entry, weight: Weight, set: Setting): CellObject[] => [
  cell(kind, value, weight, set),
  ...(usd === undefined ? [] : [cell(kind, usd, weight, set)]),
]

/** The head of a column; over figures it is aligned as they are. */
export const headCell = (value: string, kind: Kind, set: Setting): CellObject => ({
  value,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'bottom',
  bottomBorderStyle: 'medium',
  ...(isNumeric(kind) ? right : textAt(set)),
})
