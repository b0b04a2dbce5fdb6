import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { edgesOf } from '../ScrollArea/edges-of.ts'
import type { ColumnSizes } from './columns/column-arrangement.ts'
import { sizeColumns } from './columns/column-sizes.ts'

/** Sets attributes that say whether there is more to scroll to at either edge. */
const markEdges = (frame: HTMLElement) => {
  const { before, after } = edgesOf(frame, 'inline')
  frame.toggleAttribute('data-before', before)
  frame.toggleAttribute('data-after', after)
}

interface ScrollerProps {
  frame: RefObject<HTMLElement | null>
  table: RefObject<HTMLTableElement | null>
  /** Identifies the columns and their wanted widths. */
  names: string
  widths: ColumnSizes
}

/** Returns the frame once the table is wider than its container. The frame then becomes the scroll container. */
export const useScroller = ({ frame, table, names, widths }: ScrollerProps) => {
  const [scroller, setScroller] = useState<HTMLElement>()
  const wanted = useRef({ names, widths })
  useLayoutEffect(() => {
    wanted.current = { names, widths }
    if (table.current && table.current.dataset.frozen !== names) sizeColumns(table.current, names, widths)
  }, [table, names, widths])
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, table.current]
    if (!outer || !inner) return
    let width = outer.offsetWidth
    const look = () => {
      if (outer.offsetWidth !== width) sizeColumns(inner, wanted.current.names, wanted.current.widths)
      width = outer.offsetWidth
      setScroller(inner.offsetWidth > width + 1 ? outer : undefined)
      markEdges(outer)
    }
    const mark = () => markEdges(outer)
    const watch = new ResizeObserver(look)
    watch.observe(outer)
    watch.observe(inner)
    outer.addEventListener('scroll', mark, { passive: true })
    look()
    return () => {
      watch.disconnect()
      outer.removeEventListener('scroll', mark)
    }
  }, [frame, table])
  return scroller
}
