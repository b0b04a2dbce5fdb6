import { style } from '@vanilla-extract/css'
import { space, type } from '../theme/scale.ts'

export const row = style({
  display: 'flex',
  gap: space(2),
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  direction: 'ltr',
})

export const digit = style({
  inlineSize: '2.75rem',
  blockSize: '3.25rem',
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingInline: 0,
  textAlign: 'center',
  fontSize: type.title,
  fontVariantNumeric: 'tabular-nums',
})
