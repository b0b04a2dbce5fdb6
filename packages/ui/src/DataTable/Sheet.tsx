import { useCallback, useId, useMemo, useRef } from 'react'
import { parts, shownOf } from './columns.ts'
import { frame as frameStyle, room, table as tableStyle } from './DataTable.css.ts'
import { lanesOf } from './lanes.ts'
import type { DataTableProps } from './props.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { WHOLE } from './use-first-rows.ts'
import { useNearEnd } from './use-near-end.ts'
import { freeze, useRoom } from './use-room.ts'
import { useTicks } from './use-ticks.ts'

const none: readonly string[] = []

/** The table itself, in a frame that scrolls when the table is wider than its room. */
export const Sheet = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, hiddenColumns = none, sort, onSort, isLoading, more } = props
  const { rowHref, onOpen, rowMenu, selected, onSelect } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const prefix = useId()
  const lanes = useMemo(() => lanesOf(shownOf(columns, hiddenColumns)), [columns, hiddenColumns])
  const names = lanes.map(({ column }) => column.id).join(' ')
  const scroller = useRoom({ frame, table, names })
  const ticks = useTicks({ rows, rowKey, selected, onSelect })
  const end = useNearEnd(more, rows.length)
  const isCounted = rows.length > WHOLE
  const hold = useCallback(() => table.current && freeze(table.current, names), [names])
  return (
    <div className={room}>
      <div
        className={frameStyle}
        ref={frame}
        {...(scroller && { role: 'region', 'aria-label': label, tabIndex: 0, 'data-wide': '' })}
      >
        <table
          {...parts.table}
          aria-busy={isLoading}
          aria-label={label}
          // Unknown while there are more to ask for.
          aria-rowcount={isCounted ? (more ? -1 : rows.length + 1) : undefined}
          className={tableStyle}
          ref={table}
        >
          <TableHead
            all={ticks}
            hasMenus={rowMenu !== undefined}
            isCounted={isCounted}
            lanes={lanes}
            onSort={onSort}
            prefix={prefix}
            sort={sort}
          />
          <TableBody
            frame={scroller}
            isTicked={ticks?.has ?? never}
            lanes={lanes}
            onLeave={hold}
            onOpen={onOpen}
            prefix={prefix}
            rowHref={rowHref}
            rowKey={rowKey}
            rowMenu={rowMenu}
            rows={rows}
            tick={ticks?.tick}
          />
        </table>
        {more?.isAutomatic && <div aria-hidden="true" ref={end} />}
      </div>
    </div>
  )
}

const never = () => false
