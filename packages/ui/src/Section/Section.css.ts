import { style } from '@vanilla-extract/css'
import { hairline, space } from '../theme/scale.ts'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: hairline, paddingBlockStart: space(6) } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
})

export const note = style({ flexBasis: '100%' })
