import { space, span, stroke, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const editor = style({
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space(2),
  border: 0,
  outline: `${stroke.thick} solid ${vars.focus}`,
  outlineOffset: `calc(-1 * ${stroke.thick})`,
  color: vars.text,
  background: vars.raised,
  textAlign: 'inherit',
  userSelect: 'text',
  resize: 'none',
  selectors: {
    '&[aria-invalid]': { outlineColor: vars.danger },
    'textarea&': { minInlineSize: span(72), minBlockSize: span(24), lineHeight: 1.4, paddingBlock: space(2) },
  },
})
