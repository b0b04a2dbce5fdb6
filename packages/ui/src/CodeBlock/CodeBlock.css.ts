import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, radius, space, type } from '../theme/scale.ts'

export const block = style({
  position: 'relative',
  border: hairline,
  borderRadius: radius.small,
  background: vars.sunken,
})

export const code = style({
  // Wraps lines instead of scrolling, so that all code is visible without a mouse.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space(4),
  paddingInlineEnd: space(14),
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: type.small,
  lineHeight: 1.6,
  textAlign: 'start',
  tabSize: 2,
})

// Code runs from left to right in every language, so the button sits at the code's end.
export const tool = style({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineEnd: space(2),
  background: vars.sunken,
})
