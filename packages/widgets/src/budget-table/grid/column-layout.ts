import { type ColumnId, isText } from '../model/columns.ts'

/** The least that a column is wide, in rem; a second number is its share of what is over. */
export const columnLayout: Readonly<Record<ColumnId, readonly [rem: number, share?: number]>> = {
  code: [4.25],
  name: [10.5, 3],
  amount: [4.5],
  unit: [4.5],
  frequency: [5],
  price_minor: [6.75],
  load_percentage: [4.5],
  total_minor: [7.5],
  spent_minor: [7.5],
  committed_minor: [7.5],
  surplus_minor: [7.5],
  accounting_code: [8],
  notes: [12, 2],
}

/** The mean width of a character, what a wide one has beyond it, and that of a digit, in rem. */
const CHARACTER = 0.6
const WIDER = 0.35
const DIGIT = 0.6

/** All but small letters, digits, what is between them, and Arabic. */
const wide = /[^a-ln-vx-z\d .,:;()'/\u0600-\u06ff-]/g

/** The padding of a cell, both ends together, in rem. */
const PADDING = 1

const widthOf = (id: ColumnId, text: string) =>
  isText(id) ? text.length * CHARACTER + (text.match(wide)?.length ?? 0) * WIDER : text.length * DIGIT

/**
 * Whether a text surely fits into its column. Where it may not, the cell is cut, which costs a layer's worth of paint.
 */
export const fits = (id: ColumnId, text: string): boolean => widthOf(id, text) <= columnLayout[id][0] - PADDING
