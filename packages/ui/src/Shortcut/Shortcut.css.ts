import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, radius, space, span, type } from '../theme/scale.ts'

export const shortcut = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  gap: space(1),
  unicodeBidi: 'isolate',
})

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: span(5.5),
  blockSize: span(5.5),
  paddingInline: space(1),
  border: hairline,
  borderRadius: radius.small,
  color: vars.muted,
  background: vars.surface,
  fontFamily: basics.font,
  fontSize: type.small,
  lineHeight: 1,
})
