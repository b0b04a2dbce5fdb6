import { span, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const summary = style({
  cursor: 'pointer',
  paddingBlock: span(2),
  color: vars.accentInk,
  fontWeight: 600,
})

/** One click selects the whole code. Its groups read left to right in every language. */
export const code = style({
  fontSize: span(5),
  fontWeight: 600,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
