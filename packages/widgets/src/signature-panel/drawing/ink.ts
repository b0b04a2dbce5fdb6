import { type Point, strokeBox } from '@portal/contract/requests/strokes'

/**
 * Prepares a canvas for one stroke, in units of the stroke box and at the screen's resolution. Copies colour and width
 * from its styles. Null without canvas support.
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

/** Draws one segment. Never redraws earlier ones, so long strokes stay fast. */
export const addLine = (context: CanvasRenderingContext2D, [fromX, fromY]: Point, [x, y]: Point): void => {
  context.beginPath()
  context.moveTo(fromX, fromY)
  // A line of zero length draws nothing. The round caps turn this one into a dot, as on an i.
  context.lineTo(x === fromX && y === fromY ? x + 0.1 : x, y)
  context.stroke()
}

/** Clears the canvas. An empty canvas also frees its memory. */
export const endInk = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0
}
