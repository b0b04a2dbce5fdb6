import { vars } from '@portal/ui/theme'
import { gapSteps, media, radius, shadow, space, stroke } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const bar = style({ display: 'block', blockSize: space(5), background: vars.accent, forcedColorAdjust: 'none' })

export const bars = styleVariants(gapSteps, count => [bar, { inlineSize: space(count) }])

const box = style({
  blockSize: space(16),
  inlineSize: '100%',
  background: vars.sunken,
  border: `${stroke.thin} solid ${vars.edge}`,
})

export const corners = styleVariants(radius, borderRadius => [box, { borderRadius }])

export const flat = style([box, { borderRadius: radius.large, background: vars.surface, borderColor: vars.line }])

export const floating = style([
  flat,
  { background: vars.raised, boxShadow: shadow, '@media': { [media.forced]: { borderColor: 'CanvasText' } } },
])

export const trio = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
})
