import { usePrinting } from '@portal/ui/printing'
import { useEffect, useReducer, useRef } from 'react'
import type { Controller } from '../editing/controller.ts'
import { useVisibleRows } from '../rows/use-visible-rows.ts'
import { useTableEvent } from '../store/events.ts'
import { aria } from './aria.ts'
import { body } from './grid.css.ts'
import { scrollTimeline } from './layout.css.ts'
import { Row } from './Row.tsx'

const spacerSize = (rows: number) => `calc(${rows} * var(--row))`

/** Renders the rows in the viewport and the current row. Printing renders all rows. */
export const Rows = ({ controller }: { controller: Controller }) => {
  const box = useRef<HTMLDivElement>(null)
  const { store, cursor } = controller
  useTableEvent(store.events, 'rows')
  const rows = store.rows()
  const view = useVisibleRows(box, rows.length)
  const isPrinting = usePrinting(true)
  const from = isPrinting ? 0 : Math.min(view.from, rows.length)
  const to = isPrinting ? rows.length : Math.min(view.to, rows.length)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const here = cursor.at().row
  const isApart = (row: number) => row < rows.length && (row < from || row >= to)
  useEffect(() =>
    store.events.table.subscribe('cursor', () => {
      const { row } = cursor.at()
      if (row !== here && (isApart(row) || isApart(here))) draw()
    }),
  )
  // Keeps one list, so that the current row keeps its element and focus when it scrolls into view.
  const drawn = Array.from({ length: to - from }, (_, at) => from + at)
  if (isApart(here)) drawn.splice(here < from ? 0 : drawn.length, 0, here)
  return (
    <div
      {...aria.group}
      className={`${body} ${scrollTimeline}`}
      ref={box}
      style={{ paddingBlockStart: spacerSize(from), paddingBlockEnd: spacerSize(rows.length - to) }}
    >
      {drawn.map(index => {
        const id = rows[index] ?? ''
        return <Row controller={controller} id={id} index={index} isApart={isApart(index)} key={id} />
      })}
    </div>
  )
}
