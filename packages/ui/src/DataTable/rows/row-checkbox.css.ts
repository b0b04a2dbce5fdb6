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

/** All of the cell ticks. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: space(8),
  minInlineSize: space(12),
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: touch } },
})

/** Under the name, not under the box. */
export const beside = style({
  '@media': { [media.below640]: { selectors: { [`${tickCell} ~ &[data-label]`]: { gridColumn: '2 / -1' } } } },
})

/** In the middle; next to words it is on their line. */
export const box = style({ selectors: { [`${target} > &`]: { marginBlockStart: 0 } } })

/** In the head, whose own padding it wins over. */
export const tickHead = style({
  selectors: { '&&': { padding: 0 } },
  '@media': { [media.below640]: { alignSelf: 'center' } },
})
