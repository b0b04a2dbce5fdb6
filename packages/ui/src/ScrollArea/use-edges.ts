import { useLayoutEffect, useRef, useState } from 'react'
import { watchSizes } from './watch-sizes.ts'

const none = { before: false, after: false }

/** The scroll axis: along lines, or down the page. */
export const scrollAxes = ['inline', 'block'] as const

/** Whether content is hidden before and after the visible part, along an axis. */
export const edgesOf = (box: HTMLElement, axis: (typeof scrollAxes)[number]) => {
  const isInline = axis === 'inline'
  const scrollable = isInline ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight
  // In right-to-left layouts, scroll offsets are negative.
  const at = Math.abs(isInline ? box.scrollLeft : box.scrollTop)
  return { before: at > 1, after: scrollable - at > 1 }
}

/** Tracks the edges of a box along an axis, updated on scroll and resize. */
export const useEdges = (axis: (typeof scrollAxes)[number]) => {
  const ref = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState(none)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => {
      const now = edgesOf(box, axis)
      setEdges(was => (was.before === now.before && was.after === now.after ? was : now))
    }
    const end = watchSizes(box, look)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      end()
      box.removeEventListener('scroll', look)
    }
  }, [axis])
  const marks = { 'data-before': edges.before ? '' : undefined, 'data-after': edges.after ? '' : undefined }
  return { ref, isOver: edges.before || edges.after, marks }
}
