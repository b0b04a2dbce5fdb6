import { type PointerEvent, useRef } from 'react'
import type { ColumnSizes } from '../columns/column-arrangement.ts'
import { sizeColumns } from '../columns/column-sizes.ts'
import { handle } from './resize.css.ts'

export interface Resizing {
  readonly widths: ColumnSizes
  /** Called with all widths when the user releases a handle. */
  readonly onResize: (widths: ColumnSizes) => void
}

interface Drag {
  readonly table: HTMLTableElement
  readonly from: number
  readonly width: number
  /** 1 if dragging to the right widens the column, otherwise -1. */
  readonly sign: number
  widths: ColumnSizes
}

/** Resizes a column by dragging. A double click resets its width. ColumnChooser offers the same by keyboard. */
export const ResizeHandle = ({ id, resizing: { widths, onResize } }: { id: string; resizing: Resizing }) => {
  const drag = useRef<Drag>(undefined)
  const begin = (event: PointerEvent<HTMLElement>) => {
    const [head, table] = [event.currentTarget.closest('th'), event.currentTarget.closest('table')]
    if (event.button !== 0 || !head || !table) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1
    drag.current = { table, from: event.clientX, width: head.getBoundingClientRect().width, sign, widths }
  }
  const move = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { table, from, width, sign } = drag.current
    drag.current.widths = { ...widths, [id]: Math.round(width + (clientX - from) * sign) }
    sizeColumns(table, 'dragged', drag.current.widths)
  }
  const end = () => {
    if (drag.current && drag.current.widths !== widths) onResize(drag.current.widths)
    drag.current = undefined
  }
  const resetWidth = () => {
    const { [id]: _, ...others } = widths
    onResize(others)
  }
  return (
    <span
      aria-hidden="true"
      className={handle}
      onDoubleClick={resetWidth}
      onPointerCancel={end}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
    />
  )
}
