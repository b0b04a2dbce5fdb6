import { vars } from '@portal/ui/theme'
import { radius, space, stroke, type } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const key = style({
  minInlineSize: space(7),
  paddingInline: space(2),
  border: `${stroke.thin} solid ${vars.edge}`,
  borderBlockEndWidth: stroke.thick,
  borderRadius: radius.small,
  background: vars.sunken,
  font: 'inherit',
  fontSize: type.small,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
