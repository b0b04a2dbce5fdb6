import { type Column, namingOf } from './columns.ts'

/** The minimum and maximum width of a resized column, in px. */
export const resizeLimits = { least: 64, most: 640 } as const

/** Chosen widths in px, by column ID. */
export type ColumnSizes = Readonly<Record<string, number>>

/** How a user arranged the columns of a list. */
export interface ColumnArrangement {
  /** IDs of hidden columns. */
  readonly hidden: readonly string[]
  /** Column IDs in the chosen order. Columns missing here follow in their original order. */
  readonly order: readonly string[]
  readonly widths: ColumnSizes
}

/** All columns, in their original order, as wide as their content. */
export const usualArrangement: ColumnArrangement = { hidden: [], order: [], widths: {} }

/** Columns in the chosen order. The primary column names the row, wherever it is. */
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
