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
  // Broken rather than scrolled, so that nothing of it needs a mouse to be seen.
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

// Next to code, which runs from left to right in every language, so this one is at its end.
export const tool = style({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineEnd: space(2),
  background: vars.sunken,
})
