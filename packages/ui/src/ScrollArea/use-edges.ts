import { useLayoutEffect, useRef, useState } from 'react'
import { edgesOf, type scrollAxes } from './edges-of.ts'
import { watchSizes } from './watch-sizes.ts'

const none = { before: false, after: false }

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
