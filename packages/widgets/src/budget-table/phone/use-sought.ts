import { type RefObject, useEffect, useRef } from 'react'
import { useBell } from '../grid/use-bell.ts'
import type { Desk } from '../sheet/desk.ts'

const sought = new WeakMap<Desk, string>()

/** Says which line or category was added: the list goes to it when nothing is asked any more. */
export const seek = (desk: Desk, id: string): void => void sought.set(desk, id)

const rowAt = (box: HTMLElement | null, at: number) => box?.querySelector<HTMLElement>(`[data-row="${at}"]`)

const behavior = () => (matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant')

/** Brings a row into view and puts the focus on it. One that is far off is drawn first. */
const goTo = (box: HTMLElement | null, at: number, how: ScrollBehavior = behavior()): void => {
  const row = rowAt(box, at)
  row?.scrollIntoView({ block: 'nearest', behavior: how })
  row?.querySelector('button')?.focus({ preventScroll: true })
  if (row || !box) return
  box.scrollTop = at * (box.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0)
  requestAnimationFrame(() => rowAt(box, at) && goTo(box, at, 'instant'))
}

/** Goes to what was added, or where the focus went with what was deleted, to what stands there now. */
export const useSought = (desk: Desk, frame: RefObject<HTMLElement | null>): void => {
  const { sheet, cursor } = desk
  useBell(sheet.bells, 'question')
  const isAsked = desk.question() !== undefined
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const isOver = wasAsked.current && !isAsked
    wasAsked.current = isAsked
    const id = sought.get(desk)
    if (isAsked || !(isOver || id)) return
    sought.delete(desk)
    // The dialog gives the focus back to what had it, a moment after it is gone.
    requestAnimationFrame(() => {
      const rows = sheet.rows()
      const at = rows.indexOf(id ?? '')
      if (at >= 0) goTo(frame.current, at)
      else if (document.activeElement === document.body) goTo(frame.current, Math.min(cursor.at().row, rows.length - 1))
    })
  }, [isAsked, desk, sheet, cursor, frame])
}
