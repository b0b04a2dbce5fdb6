import type { Point, Stroke } from '@portal/contract/requests/strokes'
import { useEffect, useEffectEvent, useRef } from 'react'
import { addLine, beginInk, endInk } from './ink.ts'
import { isApart, pointAt } from './points.ts'

/** What the browser gathered since the last event; some give nothing, or know no such events. */
const movesOf = (event: PointerEvent): readonly PointerEvent[] => {
  const moves = event.getCoalescedEvents?.() ?? []
  return moves.length > 0 ? moves : [event]
}

/** The stroke under the pen: its points so far, and the last one that is drawn. */
interface Drawing {
  readonly pen: Pick<PointerEvent, 'pointerId' | 'pointerType'>
  readonly ink: CanvasRenderingContext2D | null
  readonly points: Point[]
  drawn?: Point
}

/**
 * Listens to one pen, finger or mouse at a time on the canvas, which shows the stroke until it is finished. A hand that
 * rests on the screen while a pen writes is passed over.
 */
const listenToPen = (canvas: HTMLCanvasElement, onStroke: (stroke: Stroke) => void, signal: AbortSignal) => {
  let drawing: Drawing | undefined
  let frame: DOMRect | undefined

  // Measured once a stroke: asked for at each move, it may have the page laid out.
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
    // Without mouse events beside the pen's, which nothing here needs, half as many are sent. But then a press moves no
    // focus: a field would keep it, and a phone its keyboard on the screen.
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

/** Gives a canvas to draw on. Not by React's events and state: a move must be seen within its frame on slow phones too. */
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
