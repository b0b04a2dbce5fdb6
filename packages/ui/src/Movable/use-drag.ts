import { type PointerEvent, useEffect, useRef } from 'react'

/** Marks the sortable elements among their siblings. */
export const MOVABLE = 'data-movable'

/** Returns the list with one item moved. Returns a copy if the target doesn't exist. */
export const moved = <One>(list: readonly One[], from: number, to: number): One[] => {
  const next = [...list]
  if (to >= 0 && to < list.length) next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Distance from the viewport's edges where dragging scrolls, and the scroll step, both in px. */
const EDGE = 60
const SCROLL = 16

interface Drag {
  readonly own: HTMLElement
  readonly items: readonly HTMLElement[]
  to: number
}

const begin = (grip: Element): Drag | undefined => {
  const own = grip.closest<HTMLElement>(`[${MOVABLE}]`)
  const siblings = [...(own?.parentElement?.children ?? [])]
  const items = siblings.filter(one => one instanceof HTMLElement).filter(one => one.hasAttribute(MOVABLE))
  return own ? { own, items, to: items.indexOf(own) } : undefined
}

/** The index for a drop at this height: after every item whose middle is above it. */
const indexAt = ({ own, items }: Drag, y: number): number =>
  items.filter(item => {
    const { top, height } = item.getBoundingClientRect()
    return item !== own && top + height / 2 < y
  }).length

const clear = ({ own, items }: Drag) => {
  delete own.dataset.dragged
  for (const item of items) delete item.dataset.drop
}

const show = (drag: Drag, y: number) => {
  clear(drag)
  drag.own.dataset.dragged = ''
  drag.to = indexAt(drag, y)
  if (drag.to === drag.items.indexOf(drag.own)) return
  const others = drag.items.filter(item => item !== drag.own)
  const marked = others[drag.to] ?? others.at(-1)
  if (marked) marked.dataset.drop = drag.to < others.length ? 'before' : 'after'
}

/** Props for a drag handle. Escape cancels the drag. */
export const useDrag = (at: number, onMove: (to: number) => void) => {
  const drag = useRef<Drag>(undefined)
  const stop = () => {
    if (drag.current) clear(drag.current)
    drag.current = undefined
  }
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = begin(event.currentTarget)
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      if (clientY < EDGE) scrollBy(0, -SCROLL)
      if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL)
      show(drag.current, clientY)
    },
    onPointerUp: () => {
      const to = drag.current?.to
      stop()
      if (to !== undefined && to !== at) onMove(to)
    },
    onPointerCancel: stop,
  }
}
