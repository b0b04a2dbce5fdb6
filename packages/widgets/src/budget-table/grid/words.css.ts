import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import { cell } from './cell.css.ts'

/** Words that are longer than their column lie over the neighbours where one is, which do not shine through. */
export const words = style([
  cell,
  {
    '@media': {
      screen: {
        selectors: {
          // Without weight of its own: a selection shows as ever, and what hangs under the cell is not cut.
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

/** Words in either language: they begin where the table's own do, and are cut where they end. */
export const bilingual = style([
  words,
  {
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
])
