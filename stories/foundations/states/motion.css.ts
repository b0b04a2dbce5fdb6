import { vars } from '@portal/ui/theme'
import { radius, space, stroke, swift } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const track = style({
  display: 'flex',
  padding: space(1),
  borderRadius: radius.large,
  border: `${stroke.thin} solid ${vars.line}`,
})

/** Moves from end to end in the duration of a hover. Uses flex, so that it follows the direction. */
export const runner = style([
  { flex: '0 0 0%', selectors: { '[data-at="end"] > &': { flexBasis: `calc(100% - ${space(8)})` } } },
  swift('flex-basis'),
])

export const ball = style({
  inlineSize: space(8),
  blockSize: space(8),
  borderRadius: radius.round,
  background: vars.accent,
  forcedColorAdjust: 'none',
})
