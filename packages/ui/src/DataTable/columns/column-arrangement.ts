import { type Column, namingOf } from './columns.ts'

/** How narrow and how wide a column can be made, in px. */
export const resizeLimits = { least: 64, most: 640 } as const

/** Widths that were chosen, in px, by the ids of their columns. */
export type ColumnSizes = Readonly<Record<string, number>>

/** How somebody has arranged the columns of a list. */
export interface ColumnArrangement {
  /** Ids of those that are not shown. */
  readonly hidden: readonly string[]
  /** Ids in the order that was chosen; those that are not among them follow in their own order. */
  readonly order: readonly string[]
  readonly widths: ColumnSizes
}

/** All of them, in their own order, as wide as their content asks for. */
export const usualArrangement: ColumnArrangement = { hidden: [], order: [], widths: {} }

/** Columns in the chosen order; the same one names the row wherever it is. */
export const inOrder = <Ordered extends Pick<Column<never>, 'id' | 'primary'>>(
  columns: readonly Ordered[],
  order: readonly string[],
): readonly Ordered[] => {
  if (order.length === 0) return columns
  const naming = namingOf(columns)
  const placeOf = ({ id }: Ordered) => (order.includes(id) ? order.indexOf(id) : order.length)
  return columns
    .map(column => (column === naming ? { ...column, primary: true } : column))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
