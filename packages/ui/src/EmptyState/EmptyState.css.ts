import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, span } from '../theme/scale.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
})

export const sign = style({ color: vars.muted, display: 'flex', marginBlockEnd: space(2) })

export const words = style({ color: vars.muted, maxInlineSize: span(104) })

export const step = style({ marginBlockStart: space(3) })
