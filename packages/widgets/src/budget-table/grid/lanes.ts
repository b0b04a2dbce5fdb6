import type { ColumnId } from '../sheet/columns.ts'

/** The least that a column is wide, in rem; a second figure is its share of what is over. */
export const lanes: Readonly<Record<ColumnId, readonly [rem: number, share?: number]>> = {
  code: [6],
  name: [15, 3],
  amount: [6],
  unit: [6],
  frequency: [6.5],
  price_minor: [8],
  load_percentage: [5.5],
  total_minor: [8.5],
  spent_minor: [8.5],
  committed_minor: [8.5],
  surplus_minor: [8.5],
  accounting_code: [8],
  notes: [12, 2],
}
