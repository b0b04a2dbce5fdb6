import { style } from '@vanilla-extract/css'
import { media, shade, space } from '../../theme/scale.ts'
import { raised } from './cell.css.ts'
import { wide } from './row.css.ts'

/** Keeps the last column in view when a wide table scrolls sideways. */
export const last = style({
  selectors: {
    [`${wide} &`]: { position: 'sticky', insetInlineEnd: 0, background: 'inherit' },
    [`${wide}[data-after] &::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      inlineSize: space(2),
      pointerEvents: 'none',
      background: shade('left'),
    },
    [`[dir="rtl"] ${wide}[data-after] &::before`]: { background: shade('right') },
  },
})

export const menuCell = style([
  raised,
  last,
  {
    inlineSize: '1%',
    paddingBlock: 0,
    whiteSpace: 'nowrap',
    textAlign: 'end',
    '@media': {
      // Fits its content. Otherwise the content would shrink.
      [media.below640]: { gridColumn: 3, gridRow: 1, inlineSize: 'auto' },
      print: { display: 'none' },
    },
  },
])
