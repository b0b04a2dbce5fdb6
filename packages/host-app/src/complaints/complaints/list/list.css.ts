import { media, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Its beginning, on two lines at most. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  unicodeBidi: 'plaintext',
  // In a column of many scripts the eye runs down one edge: the list's, not each line's own.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontWeight: 400,
  // Where text runs against the list's direction, its ellipsis reaches beyond the edge and would be cut off; on phones
  // there is no space for it beside the row.
  '@media': { [media.from640]: { paddingInlineEnd: span(4), marginInlineEnd: `calc(-1 * ${span(4)})` } },
})

/** A word or two that stay together. */
export const short = style({ whiteSpace: 'nowrap' })

/** A name: broken between its words only. */
export const name = style({ overflowWrap: 'break-word', minInlineSize: span(24), display: 'inline-block' })
