import { style } from '@vanilla-extract/css'

/** Its beginning, on two lines at most. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  fontWeight: 400,
})

/** A word or two that stay together. */
export const short = style({ whiteSpace: 'nowrap' })

/** A name: broken between its words only. */
export const name = style({ overflowWrap: 'break-word', minInlineSize: '6rem', display: 'inline-block' })
