import { useLayoutEffect, useRef, useState } from 'react'

/** Which way it scrolls: along the lines, or down the page. */
export const scrollAxes = ['inline', 'block'] as const

const none = { before: false, after: false }

/** Whether a box holds more than it shows, before and after what is in view along an axis. */
export const useEdges = (axis: (typeof scrollAxes)[number]) => {
  const ref = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState(none)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => {
      const isInline = axis === 'inline'
      const room = isInline ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight
      // From right to left the distance counts below zero.
      const at = Math.abs(isInline ? box.scrollLeft : box.scrollTop)
      const before = at > 1
      const after = room - at > 1
      setEdges(was => (was.before === before && was.after === after ? was : { before, after }))
    }
    const sizes = new ResizeObserver(look)
    const watch = () => {
      sizes.disconnect()
      for (const part of [box, ...box.children]) sizes.observe(part)
    }
    const parts = new MutationObserver(watch)
    parts.observe(box, { childList: true })
    box.addEventListener('scroll', look, { passive: true })
    watch()
    look()
    return () => {
      sizes.disconnect()
      parts.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [axis])
  const marks = { 'data-before': edges.before ? '' : undefined, 'data-after': edges.after ? '' : undefined }
  return { ref, isOver: edges.before || edges.after, marks }
}
