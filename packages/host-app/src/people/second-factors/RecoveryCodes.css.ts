import { space, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${span(36)}, 1fr))`,
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
})
