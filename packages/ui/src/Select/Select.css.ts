import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { pressedGround, space } from '../theme/scale.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-pressed]': { background: pressedGround } },
})

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.muted } },
})

export const sign = style({ display: 'flex', color: vars.muted })
