import { style } from '@vanilla-extract/css'
import { media, space, touch } from '../../theme/scale.ts'
import { raised } from './cell.css.ts'
import { wide } from './row.css.ts'

export const tickCell = style([
  raised,
  {
    inlineSize: space(12),
    padding: 0,
    selectors: { [`${wide} &`]: { position: 'sticky', insetInlineStart: 0, background: 'inherit' } },
    '@media': { [media.below640]: { gridColumn: 1, gridRow: 1, alignSelf: 'start' }, print: { display: 'none' } },
  },
])

/** The whole cell toggles the box. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: space(8),
  minInlineSize: space(12),
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: touch } },
})

/** Aligns with the name, not with the checkbox. */
export const beside = style({
  '@media': { [media.below640]: { selectors: { [`${tickCell} ~ &[data-label]`]: { gridColumn: '2 / -1' } } } },
})

/** Centred. A box next to text keeps its offset to the text's first line. */
export const box = style({ selectors: { [`${target} > &`]: { marginBlockStart: 0 } } })

/** Overrides the head cell's padding. */
export const tickHead = style({
  selectors: { '&&': { padding: 0 } },
  '@media': { [media.below640]: { alignSelf: 'center' } },
})
