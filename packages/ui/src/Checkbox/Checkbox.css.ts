import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { changeable, letters, media, space, span, stronger, type } from '../theme/scale.ts'

export const row = style({
  display: 'flex',
  gap: space(2),
  alignItems: 'flex-start',
  paddingBlock: space(0.5),
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space(2.5) } },
  selectors: {
    '&:has(:disabled)': { cursor: 'default', color: vars.muted },
    '[data-readonly] > &': { cursor: 'default', color: vars.text },
  },
})

export const mark = style({
  flex: 'none',
  inlineSize: span(4.5),
  blockSize: span(4.5),
  marginBlockStart: letters(0.2),
  accentColor: vars.accentInk,
  cursor: 'inherit',
  selectors: {
    [`${row}:hover > ${changeable}`]: { accentColor: stronger(vars.accentInk, 20) },
    [`${row}:active > ${changeable}`]: { accentColor: stronger(vars.accentInk, 40) },
    '&[aria-readonly="true"]': { accentColor: vars.edge },
  },
})

/** Aligns with the label, not with the box. */
export const notes = style({ paddingInlineStart: `calc(${span(4.5)} + ${space(2)})` })

/** A sentence under one option's label. */
export const note = style({ display: 'block', color: vars.muted, fontSize: type.small })
