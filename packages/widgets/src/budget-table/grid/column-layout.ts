import { type ColumnId, isText } from '../model/columns.ts'

/** Minimum width of each column in rem. `share` is its part of the remaining space. */
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

/** Mean width of a character, extra width of a wide one, and width of a digit, in rem. */
const CHARACTER = 0.6
const WIDER = 0.35
const DIGIT = 0.6

/** Wide characters: all except digits, common punctuation, Arabic, and lower-case letters other than m and w. */
const wide = /[^a-ln-vx-z\d .,:;()'/\u0600-\u06ff-]/g

/** Padding of a cell at both ends together, in rem. */
const PADDING = 1

const widthOf = (id: ColumnId, text: string) =>
  isText(id) ? text.length * CHARACTER + (text.match(wide)?.length ?? 0) * WIDER : text.length * DIGIT

/** Whether a text certainly fits its column. Other cells are clipped, which makes painting slower. */
export const fits = (id: ColumnId, text: string): boolean => widthOf(id, text) <= columnLayout[id][0] - PADDING
