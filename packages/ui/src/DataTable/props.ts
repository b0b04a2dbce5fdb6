import type { ReactNode } from 'react'
import type { Column, Sort } from './columns.ts'

/** What a DataTable takes. */
export interface DataTableProps<Row> {
  /** Names the table for those who listen. */
  label: string
  /** In their order; the first, or the `primary` one, names the row. */
  columns: readonly Column<Row>[]
  /** What there is so far. */
  rows: readonly Row[]
  /** What tells a row from the others. */
  rowKey: (row: Row) => string
  /** The present sort; keep it in the address. */
  sort?: Sort
  /** Called by the headers of columns that sort. */
  onSort?: (sort: Sort) => void
  /** Where a row opens. */
  rowHref?: (row: Row) => string
  /** Called instead, for rows that open in place. */
  onOpen?: (row: Row) => void
  /** A Menu at the row's end, for the rest. */
  rowMenu?: (row: Row) => ReactNode
  /** Nothing is known yet: as many rows' room is kept. Default `false`. */
  isLoading?: boolean
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode
  /** Shown instead of rows: an ErrorState. */
  error?: ReactNode
  /** There is more: a button under the list. */
  more?: { readonly onPress: () => void; readonly isBusy?: boolean }
}
