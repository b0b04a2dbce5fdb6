import { Fragment, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { parts } from './columns.ts'
import { DataRow } from './DataRow.tsx'
import { body as bodyStyle } from './DataTable.css.ts'
import type { RowDeeds } from './deeds.ts'
import { Gap } from './Gap.tsx'
import type { Lane } from './lanes.ts'
import { onRowKey, onRowKeyUp } from './row-keys.ts'
import { onRowPress } from './row-press.ts'
import { showWhole } from './show-whole.ts'
import { useWindow } from './use-window.ts'

interface TableBodyProps<Row> extends RowDeeds<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  lanes: readonly Lane<Row>[]
  prefix: string
  isTicked: (row: Row) => boolean
  /** What scrolls, when it is not the page. */
  frame: HTMLElement | undefined
  /** Called before the first rows go. */
  onLeave: () => void
}

/** The rows: all of a short list, those in view of a long one. */
export const TableBody = <Row,>(props: TableBodyProps<Row>) => {
  const { rows, rowKey, frame, onLeave, isTicked, ...same } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? '' : rowKey(row)
    },
    [rows, rowKey],
  )
  const { indexes, rooms, measure, keep, isLong } = useWindow({ body, frame, count: rows.length, keyOf, onLeave })
  const go = (index: number, isBox: boolean) => {
    if (keep) flushSync(() => keep(index))
    const row = body.current?.querySelector(`tr[data-index="${index}"]`)
    row?.querySelector<HTMLElement>(isBox ? '[data-tick]' : '[data-opener]')?.focus()
  }
  return (
    <tbody
      {...parts.group}
      className={bodyStyle}
      onClick={onRowPress}
      onFocus={({ target }) => keep?.(Number(target.closest('tr')?.dataset.index ?? -1))}
      onKeyDown={event => onRowKey(event, { count: rows.length, go, tick: same.tick })}
      onKeyUp={event => onRowKeyUp(event, same.tick)}
      onMouseOver={showWhole}
      ref={body}
    >
      {indexes.map((index, at) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <Fragment key={rowKey(row)}>
              <Gap room={rooms[at]} />
              <DataRow
                {...same}
                index={index}
                isCounted={isLong}
                isTicked={isTicked(row)}
                measure={measure}
                row={row}
              />
            </Fragment>
          )
        )
      })}
      <Gap room={rooms[indexes.length]} />
    </tbody>
  )
}
