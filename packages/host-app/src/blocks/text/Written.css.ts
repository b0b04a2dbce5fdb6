import { style } from '@vanilla-extract/css'

/** Line breaks preserved, each line set in the direction of its own script. */
export const written = style({
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  maxInlineSize: '70ch',
})
