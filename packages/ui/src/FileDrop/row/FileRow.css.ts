import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline, media, radius, space, type } from '../../theme/scale.ts'

export const list = style({
  listStyle: 'none',
  padding: 0,
  border: hairline,
  borderRadius: radius.small,
  marginBlockStart: space(1),
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: space(3),
  paddingBlock: space(1.5),
  paddingInlineStart: space(3),
  paddingInlineEnd: space(1),
  selectors: { '& + &': { borderBlockStart: hairline } },
})

/** On phones, the buttons share the name's row, so that the details below get the full width. */
const withName = { '@media': { [media.below640]: { gridRow: 1, alignSelf: 'center' } } } as const

export const mark = style({ display: 'flex', gridRow: '1 / 3', ...withName })

export const marks = styleVariants({
  plain: { color: vars.muted },
  done: { color: vars.success },
  failed: { color: vars.danger },
  refused: { color: vars.danger },
})

export const name = style({
  gridColumn: 2,
  alignSelf: 'end',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...withName,
})

export const facts = style({
  gridColumn: 2,
  gridRow: 2,
  alignSelf: 'start',
  color: vars.muted,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="failed"], &[data-state="refused"]': { color: vars.danger } },
  '@media': { [media.below640]: { gridColumn: '2 / -1', padding: `${space(0.5)} 0`, paddingInlineEnd: space(2) } },
})

export const actions = style({ display: 'flex', gridColumn: 3, gridRow: '1 / 3', ...withName })

export const track = style({ gridColumn: '2 / -1', paddingBlock: space(1), paddingInlineEnd: space(3) })
