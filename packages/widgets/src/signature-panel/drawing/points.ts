import { encodeStrokes, type Point, type Stroke, strokeBox, strokesLength } from '@portal/contract/requests/strokes'

/**
 * The distance between points that are stored, in units of the box: closer ones are the trembling of hand and device.
 */
const STEP = 6

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y)

/** Whether two points are far enough from each other to be stored both. */
export const isApart = (from: Point, to: Point, step = STEP): boolean => distance(from, to) >= step

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** Where on the box a place of the page is; what is outside of it is on its edge. */
export const pointAt = (
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => [
  within(((clientX - frame.left) / frame.width) * strokeBox.width, strokeBox.width),
  within(((clientY - frame.top) / frame.height) * strokeBox.height, strokeBox.height),
]

/** The stroke without points that are closer than a step to the one before, but for its end. */
export const thinned = (stroke: Stroke, step = STEP): Stroke => {
  const found: Point[] = []
  for (const point of stroke) {
    const last = found.at(-1)
    if (!last || isApart(last, point, step)) found.push(point)
  }
  const [last, end] = [found.at(-1), stroke.at(-1)]
  return last && end && distance(last, end) > 0 ? [...found, end] : found
}

/** Adds a stroke, coarser where a fine one would be too long to send; null where no space is left. */
export const withStroke = (strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] | null => {
  for (const step of [STEP, STEP * 2, STEP * 4]) {
    const next = [...strokes, thinned(stroke, step)]
    if (encodeStrokes(next).length <= strokesLength) return next
  }
  return null
}
