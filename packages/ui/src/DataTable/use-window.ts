import { useLayoutEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { basics } from '../theme/contract.css.ts'
import type { RowPlan, RowWindow } from './row-window.ts'
import { useFirstRows, WHOLE } from './use-first-rows.ts'
import { usePrinting } from './use-printing.ts'
import { type Taking, useRowWindow } from './use-row-window.ts'

/** The first ones; what follows is estimated to be of the usual height. */
const firstOf = (count: number, drawn: number) => {
  const shown = Math.min(count, drawn)
  const rest = count > shown ? `calc(${count - shown} * ${basics.row})` : 0
  return {
    indexes: Array.from({ length: shown }, (_, index) => index),
    rooms: Array.from({ length: shown + 1 }, (_, at) => (at === shown ? rest : 0)),
    measure: undefined,
  }
}

/** Which rows to draw, in their order; and the empty room before each of them and after the last. */
const drawnBy = (made: RowWindow) => {
  const start = made.start()
  let end = start
  const items = made.items()
  const rooms = items.map(item => {
    const room = item.start - end
    end = item.end
    return room
  })
  return {
    indexes: items.map(({ index }) => index),
    rooms: [...rooms, made.total() + start - end],
    measure: made.measure,
  }
}

interface Wanted extends Omit<Taking, 'onFail'> {
  count: number
  keyOf: RowPlan['keyOf']
}

/** Which rows of a list are drawn: all of a short one and on paper, else those in view and the one with the focus. */
export const useWindow = (wanted: Wanted) => {
  const { count, keyOf, onLeave } = wanted
  const isLong = count > WHOLE
  const isPrinting = usePrinting(isLong)
  const { drawn, drawAll } = useFirstRows(isLong)
  const made = useRowWindow(isLong, { ...wanted, onFail: drawAll })
  const [kept, keep] = useState(-1)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const live = isPrinting ? undefined : made
  live?.plan({
    count,
    keyOf,
    kept,
    onChange: isAtOnce => {
      onLeave()
      if (isAtOnce) flushSync(redraw)
      else redraw()
    },
  })
  useLayoutEffect(() => live?.mount(), [live])
  useLayoutEffect(() => live?.settle())
  const rows = live ? drawnBy(live) : firstOf(count, isPrinting ? count : drawn)
  return { ...rows, isLong, keep: live ? keep : undefined }
}
