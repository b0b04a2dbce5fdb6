import { type RefObject, useLayoutEffect, useRef } from 'react'
import { note } from './plan-grid.css.ts'

/** Kept free beside the note, in pixels. */
const MARGIN = 8

interface CellNoteProps {
  id: string
  /** The box that it is about. */
  box: RefObject<HTMLElement | null>
  words: string
}

/**
 * Says under a cell why its text is no amount. It is placed by the window, as the grid cuts off what is outside of its
 * rows, and follows the cell while the page or the grid is scrolled.
 */
export const CellNote = ({ id, box, words }: CellNoteProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current || !ref.current) return
      const { right, bottom } = box.current.getBoundingClientRect()
      const { clientWidth } = document.documentElement
      const most = clientWidth - ref.current.offsetWidth - MARGIN
      // Figures and their notes run from left to right in every language, so the end is the right.
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
