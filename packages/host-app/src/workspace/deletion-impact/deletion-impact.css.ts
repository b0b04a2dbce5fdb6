import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const names = style({
  margin: 0,
  paddingInlineStart: span(5),
  color: vars.muted,
})

/** Hides the focus outline. The element takes focus only to be announced and isn't interactive. */
export const said = style({ outline: 'none' })
