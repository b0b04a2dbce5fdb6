import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, layer, media, radius, shadow, space, span, stroke } from '../theme/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

// Delays the overlay, so that fast work ends before it appears.
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  background: vars.scrim,
  animation: `${appear} 150ms 150ms ease-out backwards`,
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(4)} ${space(6)}`,
  borderRadius: radius.large,
  border: hairline,
  boxShadow: shadow,
  background: vars.raised,
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  inlineSize: span(5),
  blockSize: span(5),
  border: `${stroke.thick} solid ${vars.line}`,
  borderBlockStartColor: vars.accentInk,
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.forced]: { forcedColorAdjust: 'none', borderColor: 'Canvas', borderBlockStartColor: 'CanvasText' },
  },
})
