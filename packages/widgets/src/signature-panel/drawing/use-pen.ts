import { type Stroke, svgPathOf } from '@portal/contract/strokes'
import { type PointerEvent, useCallback, useRef } from 'react'
import { pointAt, thinned } from './points.ts'

/** What the browser gathered since the last event; some give nothing, or know no such events. */
const movesOf = ({ nativeEvent }: PointerEvent): readonly globalThis.PointerEvent[] => {
  const moves = nativeEvent.getCoalescedEvents?.() ?? []
  return moves.length > 0 ? moves : [nativeEvent]
}

/** One pen, finger or mouse at a time; a hand that rests on the screen while a pen writes is passed over. */
export const usePen = (onStroke: (stroke: Stroke) => void) => {
  const line = useRef<SVGPathElement>(null)
  const pen = useRef<Pick<globalThis.PointerEvent, 'pointerId' | 'pointerType'>>(undefined)
  const points = useRef<Stroke>([])
  const frame = useRef<DOMRect>(undefined)

  const forgetFrame = useCallback(() => {
    frame.current = undefined
  }, [])
  // Measured once a stroke: asked for at each move, it has the page laid out for the line of the move before.
  const frameOf = (pad: Element) => {
    if (!frame.current) addEventListener('scroll', forgetFrame, { capture: true, once: true })
    frame.current ??= pad.getBoundingClientRect()
    return frame.current
  }
  // Not by state: a move must be seen within its frame on slow phones too, and rendering took half of it.
  const show = (stroke: Stroke) => line.current?.setAttribute('d', svgPathOf([stroke]))
  const draw = (event: PointerEvent) => {
    const at = frameOf(event.currentTarget)
    points.current = thinned([...points.current, ...movesOf(event).map(move => pointAt(move, at))])
    show(points.current)
  }
  const onPointerDown = (event: PointerEvent) => {
    const isOther = pen.current && !(event.pointerType === 'pen' && pen.current.pointerType === 'touch')
    if (event.button !== 0 || isOther) return
    pen.current = { pointerId: event.pointerId, pointerType: event.pointerType }
    points.current = []
    forgetFrame()
    event.currentTarget.setPointerCapture(event.pointerId)
    draw(event)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId === pen.current?.pointerId) draw(event)
  }
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId !== pen.current?.pointerId) return
    pen.current = undefined
    show([])
    onStroke(points.current)
  }
  return { line, handlers: { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd } }
}
