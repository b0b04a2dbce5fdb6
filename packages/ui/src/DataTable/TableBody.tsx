import { Fragment, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { parts } from './columns/columns.ts'
import { body as bodyStyle } from './DataTable.css.ts'
import type { ColumnLayout } from './rows/column-layout.ts'
import { DataRow, type RowCommands } from './rows/DataRow.tsx'
import { onRowKey, onRowKeyUp, onRowPress } from './rows/row-events.ts'
import { leaveCells, showFullText } from './rows/show-full-text.ts'
import { Spacer } from './window/Spacer.tsx'
import { useWindow } from './window/use-window.ts'

interface TableBodyProps<Row> extends RowCommands<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columnLayouts: readonly ColumnLayout<Row>[]
  prefix: string
  isSelected: (row: Row) => boolean
  /** The scroll container, when it isn't the page. */
  frame: HTMLElement | undefined
  /** Called before the first rows are removed. */
  onLeave: () => void
}

export const TableBody = <Row,>(props: TableBodyProps<Row>) => {
  const { rows, rowKey, frame, onLeave, isSelected, ...same } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? '' : rowKey(row)
    },
    [rows, rowKey],
  )
  const { indexes, spacers, measure, pin, isLong } = useWindow({ body, frame, count: rows.length, keyOf, onLeave })
  const go = (index: number, isBox: boolean) => {
    if (pin) flushSync(() => pin(index))
    const row = body.current?.querySelector(`tr[data-index="${index}"]`)
    row?.querySelector<HTMLElement>(isBox ? '[data-tick]' : '[data-opener]')?.focus()
  }
  return (
    <tbody
      {...parts.group}
      className={bodyStyle}
      onClick={onRowPress}
      onFocus={({ target }) => pin?.(Number(target.closest('tr')?.dataset.index ?? -1))}
      onKeyDown={event => onRowKey(event, { count: rows.length, go, tick: same.tick })}
      onKeyUp={event => onRowKeyUp(event, same.tick)}
      onMouseLeave={leaveCells}
      onMouseMove={showFullText}
      ref={body}
    >
      {indexes.map((index, at) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <Fragment key={rowKey(row)}>
              <Spacer size={spacers[at]} />
              <DataRow
                {...same}
                index={index}
                isCounted={isLong}
                isSelected={isSelected(row)}
                measure={measure}
                row={row}
              />
            </Fragment>
          )
        )
      })}
      <Spacer size={spacers[indexes.length]} />
    </tbody>
  )
}
