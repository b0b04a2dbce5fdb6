import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline, media, space, stroke, wash } from '../../theme/scale.ts'
import { frame } from '../DataTable.css.ts'

export const wide = `${frame}[data-wide]`

export const row = style({
  position: 'relative',
  selectors: {
    // Opaque under sticky cells. `:where` keeps its specificity below that of the states.
    [`:where(${wide}) &`]: { background: vars.surface },
    [`:where([role="dialog"] ${wide}) &`]: { background: vars.raised },
    [`:where(${wide}) &[data-opens]`]: { cursor: 'pointer' },
    '&[data-opens]:hover': { background: vars.sunken },
    '&[aria-selected="true"]': { background: wash(vars.accentInk, 8) },
    '&[aria-selected="true"]:hover': { background: wash(vars.accentInk, 14) },
  },
  '@media': {
    [media.below640]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: space(1),
      padding: `${space(3)} ${space(2)}`,
      borderBlockEnd: hairline,
    },
    // Forced colours remove the background of selected rows. The outline and the checkbox show the selection instead.
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': { outline: `${stroke.thick} solid Highlight`, outlineOffset: -2 } },
    },
    print: { breakInside: 'avoid' },
  },
})
