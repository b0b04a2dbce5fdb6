import { usePrinting } from '@portal/ui/printing'
import { type RefObject, useEffect, useReducer } from 'react'
import type { Desk } from '../sheet/desk.ts'
import { body } from './grid.css.ts'
import { parts } from './parts.ts'
import { Row } from './Row.tsx'
import { useBell } from './use-bell.ts'
import { useWindow } from './use-window.ts'

interface RowsProps {
  desk: Desk
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>
}

const share = (rows: number) => `calc(${rows} * var(--row))`

/** The rows in view, and the one where one is wherever that may be; on paper all of them. */
export const Rows = ({ desk, frame }: RowsProps) => {
  const { sheet, cursor } = desk
  useBell(sheet.bells, 'rows')
  const rows = sheet.rows()
  const view = useWindow(frame, rows.length)
  const isPrinting = usePrinting(true)
  const from = isPrinting ? 0 : Math.min(view.from, rows.length)
  const to = isPrinting ? rows.length : Math.min(view.to, rows.length)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const here = cursor.at().row
  const isApart = (row: number) => row < rows.length && (row < from || row >= to)
  useEffect(() =>
    sheet.bells.listen('cursor', () => {
      const { row } = cursor.at()
      if (row !== here && (isApart(row) || isApart(here))) draw()
    }),
  )
  // In one list, so that it stays the same element when it comes into view, and keeps the focus.
  const drawn = Array.from({ length: to - from }, (_, at) => from + at)
  if (isApart(here)) drawn.splice(here < from ? 0 : drawn.length, 0, here)
  return (
    <div
      {...parts.group}
      className={body}
      style={{ paddingBlockStart: share(from), paddingBlockEnd: share(rows.length - to) }}
    >
      {drawn.map(index => {
        const id = rows[index] ?? ''
        return <Row desk={desk} id={id} index={index} isApart={isApart(index)} key={id} />
      })}
    </div>
  )
}
