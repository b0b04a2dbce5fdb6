import { style } from '@vanilla-extract/css'

// On its own line, it aligns with the surrounding text instead of its own direction.
export const figures = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: ['-webkit-match-parent', 'match-parent'],
})
