import { useEffect, useRef } from 'react'
import { FRAMES, isLost, leaveFocus, leftTo } from './use-restore-focus.ts'

/** A row of a DataTable, which draws only those in view of a long list; or one of the sections of a list. */
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
  /** How many rows there were. */
  readonly from: number
}

/** Whether the focus is where it was when more was asked for, or was lost with it. */
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
 * Whoever asks for more of a list with its button reads on where the new rows begin: the first of them gets the focus,
 * or its link. Gives what is called as more is asked for.
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
