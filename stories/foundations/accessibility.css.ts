import { vars } from '@portal/ui/theme'
import { radius, space, stroke } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const target = style({
  display: 'grid',
  placeItems: 'center',
  border: `${stroke.thin} dashed ${vars.edge}`,
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
})

/** In steps of 4 px: 24, 40, and 44 px. */
export const targets = styleVariants({ least: 6, desk: 10, touch: 11 }, steps => [
  target,
  { inlineSize: space(steps), blockSize: space(steps) },
])

export const ringed = style({
  display: 'inline-block',
  paddingInline: space(3),
  paddingBlock: space(2),
  border: `${stroke.thin} solid ${vars.edge}`,
  borderRadius: radius.small,
  outline: `${stroke.thick} solid ${vars.accent}`,
  outlineOffset: stroke.thick,
})
