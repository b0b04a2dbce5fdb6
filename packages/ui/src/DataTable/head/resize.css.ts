import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius, space, span, stroke } from '../../theme/scale.ts'
import { table } from '../DataTable.css.ts'
import { cell } from '../rows/cell.css.ts'
import { first } from '../rows/opener.css.ts'
import { head, headGroup } from './head.css.ts'

/** The resize handle at a header's end edge. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: space(3),
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: space(2),
      insetInlineEnd: 0,
      inlineSize: stroke.thick,
      borderRadius: radius.round,
      background: 'transparent',
    },
    [`${headGroup}:hover &::after`]: { background: vars.line },
    '&:hover::after, &:active::after': { background: vars.accentInk },
  },
  '@media': {
    [media.below640]: { display: 'none' },
    [media.touch]: { inlineSize: span(6), selectors: { '&::after': { background: vars.line } } },
    print: { display: 'none' },
  },
})

/** Positions the handle. */
export const resizable = style({ '@media': { [media.from640]: { position: 'relative' } } })

// Content wider than the chosen width must not cover the next column. The first column is exempt, because it casts a
// shadow on its neighbour.
globalStyle(`${table}[data-sized] ${cell}:not(${first})`, {
  overflow: 'hidden',
  '@supports': { '(overflow: clip)': { overflow: 'clip', overflowClipMargin: space(1) } },
})
globalStyle(`${table}[data-sized] ${head}:not(${first})`, { overflow: 'hidden', textOverflow: 'ellipsis' })
