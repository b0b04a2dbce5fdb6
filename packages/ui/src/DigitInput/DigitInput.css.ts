import { style } from '@vanilla-extract/css'
import { space, span, touch, type } from '../theme/scale.ts'

export const row = style({
  display: 'flex',
  gap: space(2),
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  direction: 'ltr',
})

export const digit = style({
  inlineSize: touch,
  blockSize: span(13),
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingInline: 0,
  textAlign: 'center',
  fontSize: type.title,
  fontVariantNumeric: 'tabular-nums',
})
