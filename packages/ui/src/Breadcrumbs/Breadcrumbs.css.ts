import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, span, type } from '../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  listStyle: 'none',
  color: vars.muted,
  fontSize: type.small,
})

export const crumb = style({ display: 'flex', alignItems: 'center', gap: space(1), minBlockSize: span(6) })
