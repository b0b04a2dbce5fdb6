import { hairline, layer, radius, shadow, space, span, type, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Why a cell was rejected or which values conflict, under the current cell. */
export const note = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: layer.sticky,
  inlineSize: 'max-content',
  maxInlineSize: span(72),
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  boxShadow: shadow,
  border: hairline,
  color: vars.text,
  background: vars.raised,
  fontSize: type.small,
  fontWeight: 'normal',
  lineHeight: 1.4,
  textAlign: 'start',
  whiteSpace: 'normal',
  selectors: {
    // The first column has nothing before it to cover.
    '[data-column="0"] > &': { insetInlineStart: 0, insetInlineEnd: 'auto' },
    // Below the last rows are the totals, above the first ones the header.
    '[data-row]:nth-last-child(-n+2):not(:nth-child(-n+2)) > [data-column] > &': {
      insetBlockStart: 'auto',
      insetBlockEnd: '100%',
    },
  },
})
