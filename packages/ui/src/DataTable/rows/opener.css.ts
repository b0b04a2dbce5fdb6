import { globalStyle, style } from '@vanilla-extract/css'
import { basics, vars } from '../../theme/contract.css.ts'
import { shade, space, span, stroke } from '../../theme/scale.ts'
import { frame } from '../DataTable.css.ts'
import { cell, oneLine } from './cell.css.ts'
import { wide } from './row.css.ts'
import { tickCell } from './row-checkbox.css.ts'

/** The first column stays when a wide table is scrolled aside, with a shadow over what went under it. */
export const first = style({
  selectors: {
    [`${wide} &`]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'inherit' },
    [`${wide} ${tickCell} + &`]: { insetInlineStart: space(12) },
    // Its ring is around the whole row, over the last column.
    [`${wide} &:focus-within`]: { zIndex: 3 },
    [`${wide}[data-before] &::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '100%',
      inlineSize: space(2),
      pointerEvents: 'none',
      background: shade('right'),
    },
    [`[dir="rtl"] ${wide}[data-before] &::after`]: { background: shade('left') },
  },
})

/** Reaches over the whole row, so that a press anywhere opens it. */
export const opener = style({
  border: 0,
  padding: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: `calc(${basics.top} + ${span(28)}) ${span(16)}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    // Where the table is scrolled aside it only shows the focus, and the press is the row's own (row-press.ts): from a
    // cell that sticks it would cover the links of the others.
    [`${wide} &::after`]: { pointerEvents: 'none' },
    // From a cell that sticks it reaches as far as the frame shows.
    [`${wide} ${first} &::after`]: { insetInlineEnd: 'auto', inlineSize: ['100%', '100cqi'] },
    [`${wide} ${tickCell} + ${first} &::after`]: { inlineSize: ['100%', `calc(100cqi - ${space(12)})`] },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${stroke.thick} solid ${vars.focus}`, outlineOffset: -2 },
  },
})

export const clippedOpener = style({ ...oneLine, display: 'block', maxInlineSize: '100%' })

// A cell's own links cover it; not where the table is scrolled aside, for they would cover the column that stays.
globalStyle(`${frame}:not([data-wide]) ${cell} :is(a:not([data-opener]), [data-card])`, {
  position: 'relative',
  zIndex: 2,
})
