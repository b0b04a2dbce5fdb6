import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const names = style({
  margin: 0,
  paddingInlineStart: span(5),
  color: vars.muted,
})

/** What is read out as it appears, and nothing to be worked with. */
export const said = style({ outline: 'none' })
