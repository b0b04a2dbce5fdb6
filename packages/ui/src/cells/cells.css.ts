import { style } from '@vanilla-extract/css'
import { space } from '../theme/scale.ts'

/** Laid out so that its lines can be measured, but invisible. */
export const outOfSight = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: space(1),
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
})
