import { type Point, strokeBox } from '@portal/contract/requests/strokes'

/**
 * Makes a canvas ready for one stroke, in the look of the finished ones and in units of the box, with as many pixels
 * as the screen has where the canvas is; null where the browser has no canvas to draw on.
 */
export const beginInk = (canvas: HTMLCanvasElement, { width, height }: DOMRect): CanvasRenderingContext2D | null => {
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
  const context = canvas.getContext('2d')
  if (!context) return null
  const { color, strokeWidth } = getComputedStyle(canvas)
  context.scale(canvas.width / strokeBox.width, canvas.height / strokeBox.height)
  context.strokeStyle = color
  context.lineWidth = Number.parseFloat(strokeWidth)
  context.lineCap = 'round'
  return context
}

/** Adds a line. What was drawn before is not read again, so that a long stroke is no more work than a short one. */
export const addLine = (context: CanvasRenderingContext2D, [fromX, fromY]: Point, [x, y]: Point): void => {
  context.beginPath()
  context.moveTo(fromX, fromY)
  // A line of no length would show nothing, and its round ends are the dot of an i.
  context.lineTo(x === fromX && y === fromY ? x + 0.1 : x, y)
  context.stroke()
}

/** Clears the canvas; one of no size takes no memory either. */
export const endInk = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0
}
