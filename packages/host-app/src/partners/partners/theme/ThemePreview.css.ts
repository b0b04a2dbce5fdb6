import { basics, vars } from '@portal/ui/theme'
import { hairline, radius, space, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const pages = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${span(56)}), 1fr))`,
  gap: space(4),
})

/** A page in the chosen theme, independent of the portal's own. */
export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  padding: space(4),
  border: hairline,
  borderRadius: radius.large,
  fontFamily: basics.font,
  color: vars.text,
  background: vars.surface,
})
