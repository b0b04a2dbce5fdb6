import type { Point, Stroke } from '@portal/contract/requests/strokes'
import { useEffect, useEffectEvent, useRef } from 'react'
import { addLine, beginInk, endInk } from './ink.ts'
import { isApart, pointAt } from './points.ts'

/** The moves since the last event. Some browsers lack coalesced events or return none. */
const movesOf = (event: PointerEvent): readonly PointerEvent[] => {
  const moves = event.getCoalescedEvents?.() ?? []
  return moves.length > 0 ? moves : [event]
}

/** The current stroke: its points, and the last point drawn. */
interface Drawing {
  readonly pen: Pick<PointerEvent, 'pointerId' | 'pointerType'>
  readonly ink: CanvasRenderingContext2D | null
  readonly points: Point[]
  drawn?: Point
}

/**
 * Follows one pen, finger, or mouse at a time and draws its stroke until it ends. A pen replaces a touch, so a resting
 * hand doesn't draw.
 */
const listenToPen = (canvas: HTMLCanvasElement, onStroke: (stroke: Stroke) => void, signal: AbortSignal) => {
  let drawing: Drawing | undefined
  let frame: DOMRect | undefined

  // Measures once per stroke. Measuring on each move could force layout.
  const frameNow = () => (frame ??= canvas.getBoundingClientRect())
  const forgetFrame = () => {
    frame = undefined
  }
  const draw = (to: Drawing, event: PointerEvent) => {
    for (const move of movesOf(event)) {
      const point = pointAt(move, frameNow())
      to.points.push(point)
      if (to.drawn && !isApart(to.drawn, point)) continue
      if (to.ink) addLine(to.ink, to.drawn ?? point, point)
      to.drawn = point
    }
  }
  const begin = (event: PointerEvent) => {
    const isOther = drawing && !(event.pointerType === 'pen' && drawing.pen.pointerType === 'touch')
    if (event.button !== 0 || isOther) return
    // Suppresses compatibility mouse events, which halves the number of events. This also stops the default focus
    // change, so the code blurs the field and closes a phone's keyboard.
    event.preventDefault()
    const { activeElement } = canvas.ownerDocument
    if (activeElement instanceof HTMLElement) activeElement.blur()
    forgetFrame()
    canvas.setPointerCapture(event.pointerId)
    drawing = { pen: event, ink: beginInk(canvas, frameNow()), points: [] }
    draw(drawing, event)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId === drawing?.pen.pointerId) draw(drawing, event)
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drawing?.pen.pointerId) return
    const { points } = drawing
    drawing = undefined
    endInk(canvas)
    onStroke(points)
  }
  canvas.addEventListener('pointerdown', begin, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', end, { signal })
  canvas.addEventListener('pointercancel', end, { signal })
  addEventListener('scroll', forgetFrame, { capture: true, passive: true, signal })
  addEventListener('resize', forgetFrame, { signal })
}

/** Draws on a canvas. Bypasses React events and state, because a move must show within its frame on slow phones. */
export const usePen = (onStroke: (stroke: Stroke) => void) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const finish = useEffectEvent(onStroke)
  useEffect(() => {
    const ends = new AbortController()
    if (canvas.current) listenToPen(canvas.current, finish, ends.signal)
    return () => ends.abort()
  }, [])
  return canvas
}
