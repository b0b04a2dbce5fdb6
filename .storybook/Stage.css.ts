import { basics, vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

/** The theme's `body` styles, for a single story on a docs page. */
export const paper = style({
  fontSize: basics.type,
  lineHeight: basics.leading,
  color: vars.text,
  background: vars.surface,
})
