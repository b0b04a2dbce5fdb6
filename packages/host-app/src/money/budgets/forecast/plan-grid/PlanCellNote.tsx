import { type RefObject, useLayoutEffect, useRef } from 'react'
import { note } from './plan-grid.css.ts'

/** Minimum gap between the note and the edge of the viewport, in pixels. */
const MARGIN = 8

interface PlanCellNoteProps {
  id: string
  /** The element that the note describes. */
  box: RefObject<HTMLElement | null>
  words: string
}

/**
 * Explains below a cell why its text isn't an amount. The grid clips overflow, so the note is positioned in the
 * viewport and follows the cell on scroll.
 */
export const PlanCellNote = ({ id, box, words }: PlanCellNoteProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current || !ref.current) return
      const { right, bottom } = box.current.getBoundingClientRect()
      const { clientWidth } = document.documentElement
      const most = clientWidth - ref.current.offsetWidth - MARGIN
      // Figures and their notes run left to right in every language, so they align to the right.
      ref.current.style.insetInlineEnd = `${Math.max(MARGIN, Math.min(clientWidth - right, most))}px`
      ref.current.style.insetBlockStart = `${bottom}px`
    }
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [box])
  return (
    <div className={note} id={id} ref={ref} role="alert">
      <div dir="auto">{words}</div>
    </div>
  )
}
