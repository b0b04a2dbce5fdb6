import { style } from '@vanilla-extract/css'
import { space } from '../theme/scale.ts'

/** Drawn, so that its lines can be read, and yet not seen. */
export const outOfSight = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: space(1),
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
})
