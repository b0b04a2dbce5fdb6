import { Button } from '../Button/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { parts } from './columns.ts'
import { DataRow } from './DataRow.tsx'
import { foot, frame, group, head, headRow, table, unsortable } from './DataTable.css.ts'
import { HeadCell } from './HeadCell.tsx'
import type { DataTableProps } from './props.ts'

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
