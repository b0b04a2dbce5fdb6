import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, tones, type, weight } from '../theme/scale.ts'

export const stat = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  minInlineSize: 0,
})

export const label = style({ color: vars.muted, fontSize: type.small })

// Extends the link over the whole stat, because users press the number as often as its label.
globalStyle(`${label} > a::after`, { content: '', position: 'absolute', inset: 0 })

export const figure = style({
  fontSize: type.display,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Aligns with the label instead of its own direction.
  textAlign: ['-webkit-match-parent', 'match-parent'],
})

export const change = styleVariants(tones, color => [
  { color, display: 'flex', alignItems: 'center', gap: space(1), fontSize: type.small },
])

export const turns = styleVariants(
  { up: { transform: 'rotate(-90deg)' }, down: { transform: 'rotate(90deg)' } },
  turn => [{ ...turn, display: 'inline-flex', flex: 'none' }],
)
