import { type RefObject, useLayoutEffect, useState } from 'react'
import { edgesOf } from '../ScrollArea/edges-of.ts'

const headCells = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

/** Holds the columns of that name to the widths they have, so that they stay when other rows come into view. */
export const freeze = (table: HTMLTableElement, names: string) => {
  if (table.dataset.frozen !== undefined) return
  const widths = headCells(table).map(cell => cell.getBoundingClientRect().width)
  for (const [at, cell] of headCells(table).entries()) cell.style.inlineSize = `${widths[at]}px`
  table.dataset.frozen = names
}

/** Lets them find their widths anew. */
const thaw = (table: HTMLTableElement) => {
  if (table.dataset.frozen === undefined) return
  for (const cell of headCells(table)) cell.style.inlineSize = ''
  delete table.dataset.frozen
}

/** Tells by attributes whether there is more at the start and at the end. */
const tellEdges = (frame: HTMLElement) => {
  const { before, after } = edgesOf(frame, 'inline')
  frame.toggleAttribute('data-before', before)
  frame.toggleAttribute('data-after', after)
}

interface ScrollerProps {
  frame: RefObject<HTMLElement | null>
  table: RefObject<HTMLTableElement | null>
  /** Which columns there are. */
  names: string
}

/** The frame, once the table is wider than its container: it scrolls by itself then. */
export const useScroller = ({ frame, table, names }: ScrollerProps) => {
  const [scroller, setScroller] = useState<HTMLElement>()
  useLayoutEffect(() => {
    if (table.current && table.current.dataset.frozen !== names) thaw(table.current)
  }, [table, names])
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, table.current]
    if (!outer || !inner) return
    let width = outer.offsetWidth
    const look = () => {
      if (outer.offsetWidth !== width) thaw(inner)
      width = outer.offsetWidth
      setScroller(inner.offsetWidth > width + 1 ? outer : undefined)
      tellEdges(outer)
    }
    const tell = () => tellEdges(outer)
    const watch = new ResizeObserver(look)
    watch.observe(outer)
    watch.observe(inner)
    outer.addEventListener('scroll', tell, { passive: true })
    look()
    return () => {
      watch.disconnect()
      outer.removeEventListener('scroll', tell)
    }
  }, [frame, table])
  return scroller
}
