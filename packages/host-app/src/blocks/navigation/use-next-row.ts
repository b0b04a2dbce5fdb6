import { useEffect, useRef } from 'react'
import { FRAMES, isLost, leaveFocus, leftTo } from './use-restore-focus.ts'

/** The row at an index: a `DataTable` row, which is virtualised in long lists, or a section. */
const rowAt = (list: Element, index: number) =>
  list.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ??
  list.querySelectorAll<HTMLElement>(':scope > section')[index]

const listAround = (button: Element) => {
  let list = button.parentElement
  while (list && !list.querySelector('tr[data-index], :scope > section')) list = list.parentElement
  return list
}

const enter = (row: HTMLElement) => {
  const opener = row.querySelector<HTMLElement>('[data-opener]')
  if (!opener) row.tabIndex = -1
  const target = opener ?? row
  target.focus()
}

interface PendingFocus {
  readonly button: HTMLElement
  readonly list: Element
  /** Number of rows before the request. */
  readonly from: number
}

/** Whether focus is still on the button, or was lost when the button unmounted. */
const isWaiting = ({ button }: PendingFocus) => {
  const has = document.activeElement
  return button.isConnected ? has === button : isLost() || has === leftTo()
}

const goOn = (asked: PendingFocus) => {
  let seen = 0
  const look = () => {
    if (!isWaiting(asked)) return
    const row = rowAt(asked.list, asked.from)
    if (row) enter(row)
    else if (++seen < FRAMES) requestAnimationFrame(look)
    else if (isLost()) leaveFocus()
  }
  look()
}

/**
 * Moves focus to the first new row, or its link, after a "more" button loads rows. Returns the function to call when
 * the button is pressed.
 */
export const useNextRow = (count: number): (() => void) => {
  const asked = useRef<PendingFocus>(undefined)
  useEffect(() => {
    if (!asked.current || count <= asked.current.from) return
    goOn(asked.current)
    asked.current = undefined
  }, [count])
  return () => {
    const button = document.activeElement
    const list = button && listAround(button)
    asked.current = list && button instanceof HTMLButtonElement ? { button, list, from: count } : undefined
  }
}
