import { outline, radius, stroke, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const lines = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** As wide as its place, in the shape of the box: whatever its size, the same strokes fit. */
export const pad = style([
  lines,
  {
    position: 'relative',
    border: outline,
    borderRadius: radius.small,
    background: vars.surface,
    color: vars.text,
    cursor: 'crosshair',
    // A finger draws here, and does not scroll.
    touchAction: 'none',
    userSelect: 'none',
  },
])

/** Where strokes are shown, as large as their place. */
export const sheet = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

/** The canvas over it. */
export const ink = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const baseline = style({ stroke: vars.line, strokeWidth: stroke.thick, vectorEffect: 'non-scaling-stroke' })

export const image = style([lines, sheet])
