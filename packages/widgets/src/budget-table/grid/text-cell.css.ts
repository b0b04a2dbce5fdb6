import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import { cell } from './cell.css.ts'

/** A text that is longer than its column covers the neighbours while its cell is current. */
export const textCell = style([
  cell,
  {
    '@media': {
      screen: {
        selectors: {
          // Without weight of its own: a selection shows as usual, and what hangs under the cell is not cut.
          '&:where([tabindex="0"]:not([data-edited]))': {
            position: 'relative',
            zIndex: 1,
            inlineSize: 'max-content',
            minInlineSize: '100%',
            maxInlineSize: span(160),
            background: 'inherit',
          },
        },
      },
    },
  },
])

/** Text in either language: it begins where the table's own does, and is cut at its end. */
export const bilingualCell = style([
  textCell,
  {
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
])
