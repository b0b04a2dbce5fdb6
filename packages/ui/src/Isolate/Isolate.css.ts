import { style } from '@vanilla-extract/css'

// On a line of its own it lines up with the text around it, not with its own direction.
export const figures = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: ['-webkit-match-parent', 'match-parent'],
})
