import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.ts'

/** Stays over the options while they are scrolled. */
export const find = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlockEnd: space(1),
  background: vars.raised,
})
