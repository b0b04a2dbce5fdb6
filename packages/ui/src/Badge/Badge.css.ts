import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, space, span, tones, type, wash, weight } from '../theme/scale.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  paddingInline: space(2),
  minBlockSize: span(5.5),
  borderRadius: radius.round,
  fontSize: type.small,
  fontWeight: weight.strong,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const toneStyles = styleVariants(tones, (color, name) => [
  { color, background: name === 'neutral' ? vars.sunken : wash(color) },
])
