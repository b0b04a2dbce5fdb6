import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  padding: span(5),
  paddingBlockEnd: span(6),
  maxInlineSize: span(144),
  marginInline: 'auto',
})

export const code = style({ fontSize: span(6), fontWeight: 600, userSelect: 'all', direction: 'ltr' })
