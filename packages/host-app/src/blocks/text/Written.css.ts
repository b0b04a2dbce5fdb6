import { style } from '@vanilla-extract/css'

/**
 * Preserves line breaks and sets each line in the direction of its script. As wide as its longest line, so that short
 * text starts where the page's text does.
 */
export const written = style({
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(70ch, 100%)',
})

/** Preserves line breaks within inline text. */
export const lines = style({ whiteSpace: 'pre-line' })
