import { style } from '@vanilla-extract/css'
import { space, span } from '../../theme/scale.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  inlineSize: span(80),
  maxInlineSize: '100%',
  padding: space(3),
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
