import type { CellObject } from 'write-excel-file/browser'
import { isFigure, isMonth } from '../tables/kinds.ts'
import type { Entry, Kind, Value, Weight } from '../tables/report.ts'

const right = { align: 'right' } as const

// Figures stand at the right in both directions, where their decimals line up.
const figure = (value: number, format: string): CellObject => ({ ...right, value, format })

const written = (kind: Kind, value: string | number): CellObject => {
  if (typeof value === 'number') {
    if (kind === 'money') return figure(value / 100, '#,##0.00')
    // Two decimals of a per cent are all that there are: 86.4 % is 0.864, and no more than that.
    if (kind === 'percent') return figure(Math.round(value * 100) / 10_000, '0.0#%')
    return figure(value, Number.isInteger(value) ? '#,##0' : '#,##0.00######')
  }
  if (kind === 'day') return { ...right, value: new Date(value), format: 'dd-mmm-yyyy' }
  if (kind === 'month' && isMonth(value)) return { ...right, value: new Date(`${value}-01`), format: 'mmm-yyyy' }
  // Declared as text, so that a spreadsheet never makes a figure or a date of a code.
  return { value, format: '@', ...(kind === 'text' && { wrap: true }) }
}

const looks: Readonly<Record<Weight, CellObject>> = {
  line: {},
  group: { fontWeight: 'bold', topBorderStyle: 'thin' },
  total: { fontWeight: 'bold', topBorderStyle: 'thin', bottomBorderStyle: 'double' },
}

const cell = (kind: Kind, value: Value, weight: Weight): CellObject => ({
  ...(value === null || value === '' ? {} : written(kind, value)),
  alignVertical: 'top',
  ...looks[weight],
})

/** The cells of an entry: its own, and beside it what it is worth in dollars where it says that. */
export const cellsOf = (kind: Kind, { value, usd }: Entry, weight: Weight): CellObject[] => [
  cell(kind, value, weight),
  ...(usd === undefined ? [] : [cell(kind, usd, weight)]),
]

/** The head of a column; over figures it stands where they do. */
export const headCell = (value: string, kind: Kind): CellObject => ({
  value,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'bottom',
  bottomBorderStyle: 'medium',
  ...(isFigure(kind) && right),
})
