import { basics, vars } from '@portal/ui/theme'
import { radius, space, stroke } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const side = style({
  minInlineSize: 0,
  padding: space(4),
  border: `${stroke.thin} solid ${vars.line}`,
  borderRadius: radius.large,
  fontSize: basics.type,
  lineHeight: basics.leading,
})

// Icons mirror by the document's direction. The English side of an Arabic page must undo that.
globalStyle(`[dir="rtl"] ${side}[dir="ltr"] svg`, { transform: 'none' })
