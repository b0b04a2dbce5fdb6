import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import { cell } from './cell.css.ts'

/** A long text covers its neighbours while its cell is current. */
export const textCell = style([
  cell,
  {
    '@media': {
      screen: {
        selectors: {
          // `:where` adds no specificity, so the selection's look wins and notes aren't clipped.
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

/** Text in either language. Aligns with the table, and is clipped at its own end. */
export const bilingualCell = style([
  textCell,
  {
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
])
