import { type ColumnId, isText } from '../sheet/columns.ts'

/** The least that a column is wide, in rem; a second figure is its share of what is over. */
export const lanes: Readonly<Record<ColumnId, readonly [rem: number, share?: number]>> = {
  code: [5],
  name: [14.5, 3],
  amount: [5],
  unit: [5],
  frequency: [5],
  price_minor: [7.5],
  load_percentage: [5.5],
  total_minor: [8.25],
  spent_minor: [8.25],
  committed_minor: [8.25],
  surplus_minor: [8.25],
  accounting_code: [8],
  notes: [12, 2],
}

/** The widest that a sign of a text and of a figure is, in rem, and what stays free at both ends of a cell. */
const SIGN = 0.85
const DIGIT = 0.6
const FREE = 1

/** Whether a text surely fits into its column. Where it may not, the cell is cut, which costs a layer's worth of paint. */
export const fits = (id: ColumnId, text: string): boolean =>
  text.length * (isText(id) ? SIGN : DIGIT) <= lanes[id][0] - FREE
