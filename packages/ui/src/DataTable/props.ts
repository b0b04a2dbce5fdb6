import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { ColumnSizes } from './columns/column-arrangement.ts'
import type { Column, Sort } from './columns/columns.ts'

/** The content below a list that has more rows. */
export interface More {
  /** Asks for the rows that follow. */
  readonly onPress: () => void
  /** They are on their way. Default `false`. */
  readonly isBusy?: boolean
  /** Also asks automatically when the end comes near. Default `false`. */
  readonly isAutomatic?: boolean
  /** Why they did not come, a sentence; the button tries again. Default none. */
  readonly problem?: string
}

/** What a DataTable takes. */
export interface DataTableProps<Row> extends ElementProps {
  /** Names the table for screen readers. */
  label: string
  /** In their order; the first, or the `primary` one, names the row. Best a constant or a memo. */
  columns: readonly Column<Row>[]
  /** What there is so far; from 101 on only those in view are drawn. */
  rows: readonly Row[]
  /** The unique key of a row. */
  rowKey: (row: Row) => string
  /** Ids of columns that are not shown, controlled by the caller. Default none. */
  hiddenColumns?: readonly string[]
  /** Widths that were chosen, in px by column, controlled by the caller. Default none: each asks for its content's. */
  columnWidths?: ColumnSizes
  /** Called with all chosen widths; without it columns cannot be resized. */
  onResize?: (widths: ColumnSizes) => void
  /** The current sort; store it in the URL. */
  sort?: Sort
  /** Called by the headers of columns that sort. */
  onSort?: (sort: Sort) => void
  /** Where a row opens. */
  rowHref?: (row: Row) => string
  /** Called instead, for rows that open in place. */
  onOpen?: (row: Row) => void
  /** At the row's end: a Menu for the rest, before it at most one small Button. */
  rowMenu?: (row: Row) => ReactNode
  /** Keys of the rows that are ticked, controlled by the caller. Without it rows have no box. */
  selected?: ReadonlySet<string>
  /** Called with all that are ticked: by box, Shift for a range, Space in a row, or the box in the head. */
  onSelect?: (selected: ReadonlySet<string>) => void
  /** A DataTableToolbar, above the table and in reach while rows are ticked. */
  toolbar?: ReactNode
  /** Nothing is known yet: space for as many rows is reserved. Default `false`. */
  isLoading?: boolean
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode
  /** Shown instead of rows: an ErrorState. */
  error?: ReactNode
  /** There is more: a button under the list. */
  more?: More
}
