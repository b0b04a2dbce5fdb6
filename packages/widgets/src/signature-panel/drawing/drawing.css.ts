import { outline, radius, stroke, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const lines = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** As wide as its container, in the aspect ratio of the stroke box. Strokes fit at any size. */
export const pad = style([
  lines,
  {
    position: 'relative',
    border: outline,
    borderRadius: radius.small,
    background: vars.surface,
    color: vars.text,
    cursor: 'crosshair',
    // A finger draws here instead of scrolling.
    touchAction: 'none',
    userSelect: 'none',
  },
])

/** Scales finished strokes to the container. */
export const sheet = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const ink = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const baseline = style({ stroke: vars.line, strokeWidth: stroke.thick, vectorEffect: 'non-scaling-stroke' })

export const image = style([lines, sheet])
