import { encodeStrokes, type Point, type Stroke, strokeBox, strokesLength } from '@portal/contract/requests/strokes'

/**
 * Minimum distance between stored points, in units of the stroke box. Smaller moves are jitter of the hand or device.
 */
const STEP = 6

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y)

/** Whether two points are far enough apart to store both. */
export const isApart = (from: Point, to: Point, step = STEP): boolean => distance(from, to) >= step

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** Converts page coordinates to the stroke box. Points outside move to its edge. */
export const pointAt = (
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => [
  within(((clientX - frame.left) / frame.width) * strokeBox.width, strokeBox.width),
  within(((clientY - frame.top) / frame.height) * strokeBox.height, strokeBox.height),
]

/** Drops points closer than a step to the one before, but keeps the last point. */
export const thinned = (stroke: Stroke, step = STEP): Stroke => {
  const found: Point[] = []
  for (const point of stroke) {
    const last = found.at(-1)
    if (!last || isApart(last, point, step)) found.push(point)
  }
  const [last, end] = [found.at(-1), stroke.at(-1)]
  return last && end && distance(last, end) > 0 ? [...found, end] : found
}

/** Adds a stroke. Simplifies it if it is too long to send. Null if no space is left. */
export const withStroke = (strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] | null => {
  for (const step of [STEP, STEP * 2, STEP * 4]) {
    const next = [...strokes, thinned(stroke, step)]
    if (encodeStrokes(next).length <= strokesLength) return next
  }
  return null
}
