import { hairline, layer, radius, shadow, space, span, stroke, type, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const editor = style({
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space(2),
  border: 0,
  outline: `${stroke.thick} solid ${vars.focus}`,
  outlineOffset: `calc(-1 * ${stroke.thick})`,
  color: vars.text,
  background: vars.raised,
  textAlign: 'inherit',
  userSelect: 'text',
  resize: 'none',
  selectors: {
    '&[aria-invalid]': { outlineColor: vars.danger },
    'textarea&': { minInlineSize: span(72), minBlockSize: span(24), lineHeight: 1.4, paddingBlock: space(2) },
  },
})

/** Popover at the current cell for errors and conflicts. */
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
    // Aligns to the start in the first column, which has no room towards the start.
    '[data-column="0"] > &': { insetInlineStart: 0, insetInlineEnd: 'auto' },
    // Opens upwards in the last rows, where the totals would cover it. In the first rows the header would.
    '[data-row]:nth-last-child(-n+2):not(:nth-child(-n+2)) > [data-column] > &': {
      insetBlockStart: 'auto',
      insetBlockEnd: '100%',
    },
  },
})
