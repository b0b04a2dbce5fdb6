import { vars } from '@portal/ui/theme'
import { hairline, radius, space, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const picker = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(4) })

export const colour = style({
  inlineSize: span(16),
  blockSize: span(10),
  padding: space(1),
  border: hairline,
  borderRadius: radius.small,
  background: vars.raised,
  cursor: 'pointer',
})

export const colourLabel = style({ display: 'grid', gap: space(1) })

export const sides = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${span(88)}), 1fr))`,
  gap: space(4),
})

/** A page in one theme, independent of the toolbar. */
export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  padding: space(5),
  border: hairline,
  borderRadius: radius.large,
  color: vars.text,
  background: vars.surface,
})

export const swatches = style({ display: 'flex', gap: space(1), blockSize: span(8) })

export const swatch = style({ flex: 1, borderRadius: radius.small, forcedColorAdjust: 'none' })
