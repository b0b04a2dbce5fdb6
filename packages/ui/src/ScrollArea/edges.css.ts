import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, shade, space, swift } from '../theme/scale.ts'

const frame = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    // Lies over the content, so that shadows show on any background, including that of rows.
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      pointerEvents: 'none',
      opacity: 0,
      ...swift('opacity'),
    },
    '&[data-before]::before, &[data-after]::after': { opacity: 1 },
  },
})

const block = { insetInline: 0, blockSize: space(3) }
const inline = { insetBlock: 0, inlineSize: space(3) }

/** The frame of a scroll container, with a hairline and a shadow at each edge that hides content. */
export const edges = styleVariants({
  block: [
    frame,
    {
      selectors: {
        '&::before': { ...block, insetBlockStart: 0, borderBlockStart: hairline, backgroundImage: shade('bottom') },
        '&::after': { ...block, insetBlockEnd: 0, borderBlockEnd: hairline, backgroundImage: shade('top') },
      },
    },
  ],
  inline: [
    frame,
    {
      selectors: {
        '&::before': { ...inline, insetInlineStart: 0, borderInlineStart: hairline, backgroundImage: shade('right') },
        '&::after': { ...inline, insetInlineEnd: 0, borderInlineEnd: hairline, backgroundImage: shade('left') },
        '[dir="rtl"] &::before': { backgroundImage: shade('left') },
        '[dir="rtl"] &::after': { backgroundImage: shade('right') },
      },
    },
  ],
})
