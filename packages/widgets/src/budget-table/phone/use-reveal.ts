import { type RefObject, useEffect, useRef } from 'react'
import type { Controller } from '../editing/controller.ts'
import { useTableEvent } from '../store/events.ts'

const rowAt = (box: HTMLElement | null, at: number) => box?.querySelector<HTMLElement>(`[data-row="${at}"]`)

const preferredBehavior = () => (matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant')

/** Scrolls to a row and focuses it. Renders a distant row first. */
const focusRow = (box: HTMLElement | null, at: number, behavior: ScrollBehavior = preferredBehavior()): void => {
  const row = rowAt(box, at)
  row?.scrollIntoView({ block: 'nearest', behavior })
  row?.querySelector('button')?.focus({ preventScroll: true })
  if (row || !box) return
  const height = box.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0
  scrollBy({ top: box.getBoundingClientRect().top + at * height - innerHeight / 2, behavior: 'instant' })
  requestAnimationFrame(() => rowAt(box, at) && focusRow(box, at, 'instant'))
}

/** Focuses an added row. After a deletion, focuses the row that took its place. */
export const useReveal = (controller: Controller, frame: RefObject<HTMLElement | null>): void => {
  const { store, cursor } = controller
  useTableEvent(store.events, 'dialog')
  const isOpen = controller.dialog() !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (isOpen) return
    const id = controller.takeRevealed()
    if (!(isClosed || id)) return
    // A closing dialog restores focus a moment later. This must run after it.
    requestAnimationFrame(() => {
      const rows = store.rows()
      const at = rows.indexOf(id ?? '')
      if (at >= 0) focusRow(frame.current, at)
      else if (document.activeElement === document.body)
        focusRow(frame.current, Math.min(cursor.at().row, rows.length - 1))
    })
  }, [isOpen, controller, store, cursor, frame])
}
