import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, layer, radius, shadow, space } from '../theme/scale.ts'

export const skip = style({
  position: 'fixed',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  zIndex: layer.toast,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.small,
  border: hairline,
  boxShadow: shadow,
  color: vars.accentInk,
  background: vars.raised,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
  // A fixed element would repeat on every printed page.
  '@media': { print: { display: 'none' } },
})
