import { media, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Start of the text, clamped to two lines. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  unicodeBidi: 'plaintext',
  // Aligns every line with the list's edge, whatever its own direction. A mixed-script column reads more easily.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontWeight: 400,
  // In text that runs against the list's direction, the ellipsis overflows and would be clipped. Phones have no room
  // beside the row.
  '@media': { [media.from640]: { paddingInlineEnd: span(4), marginInlineEnd: `calc(-1 * ${span(4)})` } },
})

/** Keeps short phrases on one line. */
export const short = style({ whiteSpace: 'nowrap' })

/** Breaks a name between words only. */
export const name = style({ overflowWrap: 'break-word', minInlineSize: span(24), display: 'inline-block' })
