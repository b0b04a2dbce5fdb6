import { useLayoutEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { basics } from '../../theme/contract.css.ts'
import type { RowPlan, RowWindow } from './row-window.ts'
import { useFirstRows, WINDOWING_THRESHOLD } from './use-first-rows.ts'
import { usePrinting } from './use-printing.ts'
import { useRowWindow, type WindowTarget } from './use-row-window.ts'

/** Renders the first rows. One spacer stands for the rest, at the default row height. */
const firstOf = (count: number, drawn: number) => {
  const drawnCount = Math.min(count, drawn)
  const rest = count > drawnCount ? `calc(${count - drawnCount} * ${basics.row})` : 0
  return {
    indexes: Array.from({ length: drawnCount }, (_, index) => index),
    spacers: Array.from({ length: drawnCount + 1 }, (_, at) => (at === drawnCount ? rest : 0)),
    measure: undefined,
  }
}

/** Returns the indexes to render, in order, with the spacer before each row and after the last. */
const drawnBy = (made: RowWindow) => {
  const start = made.start()
  let end = start
  const items = made.items()
  const spacers = items.map(item => {
    const size = item.start - end
    end = item.end
    return size
  })
  return {
    indexes: items.map(({ index }) => index),
    spacers: [...spacers, made.total() + start - end],
    measure: made.measure,
  }
}

interface WindowProps extends Omit<WindowTarget, 'onFail'> {
  count: number
  keyOf: RowPlan['keyOf']
}

/** Chooses the rows to render: all of a short list or on paper, otherwise the visible and the focused ones. */
export const useWindow = (wanted: WindowProps) => {
  const { count, keyOf, onLeave } = wanted
  const isLong = count > WINDOWING_THRESHOLD
  const isPrinting = usePrinting(isLong)
  const { drawn, drawAll } = useFirstRows(isLong)
  const made = useRowWindow(isLong, { ...wanted, onFail: drawAll })
  const [pinned, pin] = useState(-1)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const live = isPrinting ? undefined : made
  live?.plan({
    count,
    keyOf,
    pinned,
    onChange: isAtOnce => {
      onLeave()
      if (isAtOnce) flushSync(redraw)
      else redraw()
    },
  })
  useLayoutEffect(() => live?.mount(), [live])
  useLayoutEffect(() => live?.settle())
  const rows = live ? drawnBy(live) : firstOf(count, isPrinting ? count : drawn)
  return { ...rows, isLong, pin: live ? pin : undefined }
}
