import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

export const names = style({
  maxBlockSize: '9rem',
  overflowY: 'auto',
  paddingInlineStart: '1.25rem',
  color: vars.muted,
})
