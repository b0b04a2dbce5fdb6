import { media } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const code = style({
  whiteSpace: 'nowrap',
  '@media': {
    // A line of a list on a phone can be shorter than the longest code: only such a one is broken, at any letter.
    [media.below640]: {
      display: 'inline-block',
      maxInlineSize: '100%',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})
