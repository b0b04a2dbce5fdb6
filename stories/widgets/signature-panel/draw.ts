import { fireEvent } from 'storybook/test'

/** Draws a wave on a pad with mouse events. */
export const draw = (pad: Element): void => {
  const canvas = pad.querySelector('canvas')
  if (!canvas) throw new Error('the pad has no canvas')
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const at = (part: number) => ({
    pointerId: 1,
    button: 0,
    clientX: left + width * (0.1 + part * 0.7),
    clientY: top + height * (0.5 + 0.3 * Math.sin(part * 14)),
  })
  fireEvent.pointerDown(canvas, at(0))
  for (let part = 0; part <= 1; part += 0.02) fireEvent.pointerMove(canvas, at(part))
  fireEvent.pointerUp(canvas, at(1))
}
