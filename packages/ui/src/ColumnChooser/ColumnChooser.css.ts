import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, media, space, span } from '../theme/scale.ts'

export const list = style({ margin: 0, padding: 0 })

/** A column's checkbox, its width slider, and its move buttons. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${span(30)}, 1fr) ${span(18)} auto`,
  alignItems: 'center',
  columnGap: space(2),
  '@media': { [media.below640]: { gridTemplateColumns: `minmax(${span(30)}, 1fr) auto` } },
})

/** Hidden on phones, where the table is a list without column widths. */
export const width = style({
  inlineSize: '100%',
  minBlockSize: space(6),
  margin: 0,
  accentColor: vars.accentInk,
  cursor: 'pointer',
  '@media': { [media.below640]: { display: 'none' } },
})

export const reset = style({ marginBlockStart: space(2), paddingBlockStart: space(2), borderBlockStart: hairline })
