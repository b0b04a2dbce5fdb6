import { globalStyle, style } from '@vanilla-extract/css'
import { basics, vars } from '../../theme/contract.css.ts'
import { shade, space, span, stroke } from '../../theme/scale.ts'
import { frame } from '../DataTable.css.ts'
import { cell, oneLine } from './cell.css.ts'
import { wide } from './row.css.ts'
import { tickCell } from './row-checkbox.css.ts'

/** Keeps the first column in view when a wide table scrolls sideways, with a shadow on what scrolls under it. */
export const first = style({
  selectors: {
    [`${wide} &`]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'inherit' },
    [`${wide} ${tickCell} + &`]: { insetInlineStart: space(12) },
    // The row's focus ring must cover the last column.
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

/** Covers the whole row, so that a press anywhere opens it. */
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
    // In a table that scrolls sideways, this only shows the focus ring. From a sticky cell it would cover other cells'
    // links, so row-press.ts handles presses.
    [`${wide} &::after`]: { pointerEvents: 'none' },
    // From a sticky cell, the ring spans the visible part of the frame.
    [`${wide} ${first} &::after`]: { insetInlineEnd: 'auto', inlineSize: ['100%', '100cqi'] },
    [`${wide} ${tickCell} + ${first} &::after`]: { inlineSize: ['100%', `calc(100cqi - ${space(12)})`] },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${stroke.thick} solid ${vars.focus}`, outlineOffset: -2 },
  },
})

export const clippedOpener = style({ ...oneLine, display: 'block', maxInlineSize: '100%' })

// Links in cells stack above the opener. In a table that scrolls sideways, they would also cover the sticky column.
globalStyle(`${frame}:not([data-wide]) ${cell} :is(a:not([data-opener]), [data-card])`, {
  position: 'relative',
  zIndex: 2,
})
