import { style } from '@vanilla-extract/css'

/**
 * Line breaks preserved, each line set in the direction of its own script. As wide as its longest line: what is short
 * begins where the page's text starts, not at the far end of its column.
 */
export const written = style({
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(70ch, 100%)',
})

/** Line breaks preserved within a line of other text. */
export const lines = style({ whiteSpace: 'pre-line' })
