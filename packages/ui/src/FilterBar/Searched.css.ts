import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.ts'

/** Stays above the options while they scroll. */
export const find = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlockEnd: space(1),
  background: vars.raised,
})
