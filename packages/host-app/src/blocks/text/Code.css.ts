import { media } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const code = style({
  whiteSpace: 'nowrap',
  '@media': {
    // On phones a list row can be narrower than the longest code. Only then may a code break, at any letter.
    [media.below640]: {
      display: 'inline-block',
      maxInlineSize: '100%',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})
