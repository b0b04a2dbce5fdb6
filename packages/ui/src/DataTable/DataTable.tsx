import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { type Column, parts, type Sort } from './columns.ts'
import { DataRow } from './DataRow.tsx'
import { foot, frame, group, head, headRow, table, unsortable } from './DataTable.css.ts'
import { HeadCell } from './HeadCell.tsx'

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

/** A list of records: a table where there is room, labelled values on phones. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, sort, onSort, rowHref, onOpen, rowMenu, isLoading, empty, error, more } = props
  const t = useUiTexts()
  if (error) return error
  if (isLoading && rows.length === 0) return <Skeleton lines={8} shape="row" />
  if (rows.length === 0) return empty
  return (
    <div className={frame}>
      <table {...parts.table} aria-busy={isLoading} aria-label={label} className={table}>
        <thead {...parts.group} className={group}>
          <tr {...parts.row} className={headRow}>
            {columns.map(column => (
              <HeadCell column={column} key={column.id} onSort={onSort} sort={sort} />
            ))}
            {rowMenu && (
              <th {...parts.head} className={`${head} ${unsortable}`}>
                <VisuallyHidden>{t('row_actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...parts.group} className={group}>
          {rows.map(row => (
            <DataRow
              columns={columns}
              href={rowHref?.(row)}
              key={rowKey(row)}
              menu={rowMenu?.(row)}
              onOpen={onOpen}
              row={row}
            />
          ))}
        </tbody>
      </table>
      {more && (
        <div className={foot}>
          <Button isBusy={more.isBusy} onPress={more.onPress}>
            {t('load_more')}
          </Button>
        </div>
      )}
    </div>
  )
}
