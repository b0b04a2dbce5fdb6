import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { ColumnSizes } from './columns/column-arrangement.ts'
import type { Column, Sort } from './columns/columns.ts'

/** The control below a list that has more rows. */
export interface More {
  /** Loads the next rows. */
  readonly onPress: () => void
  /** Whether the next rows are loading. Default `false`. */
  readonly isBusy?: boolean
  /** Whether to load automatically when the end comes near. Default `false`. */
  readonly isAutomatic?: boolean
  /** Why loading failed, as a sentence. The button retries. Default none. */
  readonly problem?: string
}

export interface DataTableProps<Row> extends ElementProps {
  /** The table's accessible name. */
  label: string
  /** The columns, in order. The first, or the `primary` one, names the row. Pass a constant or memoised array. */
  columns: readonly Column<Row>[]
  /** The rows loaded so far. From 101 rows on, the table is virtualised. */
  rows: readonly Row[]
  /** Returns a row's unique key. */
  rowKey: (row: Row) => string
  /** IDs of hidden columns, controlled by the caller. Default none. */
  hiddenColumns?: readonly string[]
  /** Chosen widths in px by column ID, controlled by the caller. Default none: columns fit their content. */
  columnWidths?: ColumnSizes
  /** Called with all chosen widths. Without it, columns can't be resized. */
  onResize?: (widths: ColumnSizes) => void
  /** The current sort. Store it in the URL. */
  sort?: Sort
  /** Called when the user presses a sortable header. */
  onSort?: (sort: Sort) => void
  /** The address that a row opens. */
  rowHref?: (row: Row) => string
  /** Called instead of following a link, for rows that open in place. */
  onOpen?: (row: Row) => void
  /** Controls at the row's end: a Menu, with at most one small Button before it. */
  rowMenu?: (row: Row) => ReactNode
  /** Keys of the selected rows, controlled by the caller. Without it, rows have no checkbox. */
  selected?: ReadonlySet<string>
  /** Called with all selected keys. Users select by checkbox, Shift for a range, or Space in a row. */
  onSelect?: (selected: ReadonlySet<string>) => void
  /** A DataTableToolbar above the table. It stays in the viewport while rows are selected. */
  toolbar?: ReactNode
  /** Whether the first rows are loading. The table reserves space for them. Default `false`. */
  isLoading?: boolean
  /** An EmptyState, shown when there are no rows. */
  empty?: ReactNode
  /** An ErrorState, shown instead of rows. */
  error?: ReactNode
  /** Shows a button under the list that loads more rows. */
  more?: More
}
