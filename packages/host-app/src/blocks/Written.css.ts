import { style } from '@vanilla-extract/css'

/** Lines kept, each set in the direction of its own script. */
export const written = style({
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  maxInlineSize: '70ch',
})
