import { type PointerEvent, useEffect, useRef } from 'react'

/** Marks the elements that are moved among their siblings. */
export const MOVABLE = 'data-movable'

/** The list with the item at one place put at another; as it is where there is no such place. */
export const moved = <One>(list: readonly One[], from: number, to: number): One[] => {
  const next = [...list]
  if (to >= 0 && to < list.length) next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** How near to the top or the bottom of the window it scrolls, and how far at once, in px. */
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

/** The place that what is dragged gets when it is let go at a height: after all whose middle is above it. */
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

/** What a grip needs so that its Movable can be dragged; Escape leaves everything as it was. */
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
