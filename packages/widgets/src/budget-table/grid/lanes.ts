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

/** How wide the signs of a text are in its mean, what the wide ones are beyond it, and a figure's, in rem. */
const SIGN = 0.6
const WIDER = 0.35
const DIGIT = 0.6

/** All but small letters, digits, what stands between them, and Arabic. */
const wide = /[^a-ln-vx-z\d .,:;()'/\u0600-\u06ff-]/g

/** What stays free at both ends of a cell, in rem. */
const FREE = 1

const widthOf = (id: ColumnId, text: string) =>
  isText(id) ? text.length * SIGN + (text.match(wide)?.length ?? 0) * WIDER : text.length * DIGIT

/** Whether a text surely fits into its column. Where it may not, the cell is cut, which costs a layer's worth of paint. */
export const fits = (id: ColumnId, text: string): boolean => widthOf(id, text) <= lanes[id][0] - FREE
