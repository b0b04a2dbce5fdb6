import { basics, vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

/** What the theme's `body` has, for one story among others. */
export const paper = style({
  fontSize: basics.type,
  lineHeight: basics.leading,
  color: vars.text,
  background: vars.surface,
})
