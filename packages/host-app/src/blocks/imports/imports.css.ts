import { vars } from '@portal/ui/theme'
import { hairline, layer, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: span(2),
  paddingBlock: span(3),
  background: vars.raised,
  borderBlockStart: hairline,
})

/** Programmatic focus target. It isn't interactive, so it shows no focus ring. */
export const step = style({ outline: 'none' })
