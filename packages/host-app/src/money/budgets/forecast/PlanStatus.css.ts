import { layer, space, span, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Stays visible above the months while someone types. */
export const status = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space(2)})`,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: span(12),
  background: vars.raised,
})
