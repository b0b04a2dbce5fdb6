import { useCallback, useId, useMemo, useRef } from 'react'
import type { ColumnSizes } from './columns/column-arrangement.ts'
import { freeze } from './columns/column-sizes.ts'
import { parts, visibleColumns } from './columns/columns.ts'
import { container, frame as frameStyle, table as tableStyle } from './DataTable.css.ts'
import { TableHead } from './head/TableHead.tsx'
import type { DataTableProps } from './props.ts'
import { columnLayoutsOf } from './rows/column-layout.ts'
import { useRowTicks } from './rows/use-row-ticks.ts'
import { TableBody } from './TableBody.tsx'
import { useScroller } from './use-scroller.ts'
import { WINDOWING_THRESHOLD } from './window/use-first-rows.ts'
import { useNearEnd } from './window/use-near-end.ts'

const none: readonly string[] = []
const noWidths: ColumnSizes = {}

/** The table element, in a frame that scrolls when the table is wider than its container. */
export const TableFrame = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, hiddenColumns = none, sort, onSort, isLoading, more } = props
  const { columnWidths = noWidths, onResize, rowHref, onOpen, rowMenu, selected, onSelect } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const prefix = useId()
  const columnLayouts = useMemo(() => columnLayoutsOf(visibleColumns(columns, hiddenColumns)), [columns, hiddenColumns])
  const names = columnLayouts.map(({ column: { id } }) => `${id}:${columnWidths[id] ?? ''}`).join(' ')
  const scroller = useScroller({ frame, table, names, widths: columnWidths })
  const selection = useRowTicks({ rows, rowKey, selected, onSelect })
  const end = useNearEnd(more, rows.length)
  const isCounted = rows.length > WINDOWING_THRESHOLD
  const freezeColumns = useCallback(() => table.current && freeze(table.current, names), [names])
  return (
    <div className={container}>
      <div
        className={frameStyle}
        data-menus={rowMenu && ''}
        ref={frame}
        {...(scroller && { role: 'region', 'aria-label': label, tabIndex: 0, 'data-wide': '' })}
      >
        <table
          {...parts.table}
          aria-busy={isLoading}
          aria-label={label}
          // -1 means an unknown total, because more rows can be loaded.
          aria-rowcount={isCounted ? (more ? -1 : rows.length + 1) : undefined}
          className={tableStyle}
          ref={table}
        >
          <TableHead
            all={selection}
            hasMenus={rowMenu !== undefined}
            isCounted={isCounted}
            columnLayouts={columnLayouts}
            onSort={onSort}
            prefix={prefix}
            resizing={onResize && { widths: columnWidths, onResize }}
            sort={sort}
          />
          <TableBody
            frame={scroller}
            isSelected={selection?.has ?? never}
            columnLayouts={columnLayouts}
            onLeave={freezeColumns}
            onOpen={onOpen}
            prefix={prefix}
            rowHref={rowHref}
            rowKey={rowKey}
            rowMenu={rowMenu}
            rows={rows}
            tick={selection?.tick}
          />
        </table>
        {more?.isAutomatic && <div aria-hidden="true" ref={end} />}
      </div>
    </div>
  )
}

const never = () => false
