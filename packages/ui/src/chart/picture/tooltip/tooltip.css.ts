import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { hairline, space, span, weight } from '../../../theme/scale.ts'
import { floating } from '../../../theme/shared/popover.css.ts'

/** Physical sides, because drawings aren't mirrored. */
export const tooltipPosition = style({
  display: 'flex',
  selectors: { '&[data-side="before"]': { justifyContent: 'end' } },
})

export const tooltip = style([
  floating,
  {
    inlineSize: 'max-content',
    maxInlineSize: `min(${span(64)}, 100%)`,
    padding: `${space(2)} ${space(3)}`,
    display: 'grid',
    gap: space(1),
    '@media': { print: { display: 'none' } },
  },
])

export const tooltipLabel = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' })

export const tooltipLine = style({ display: 'flex', alignItems: 'center', gap: space(2) })

export const tooltipTotal = style({
  marginBlockStart: space(1),
  paddingBlockStart: space(1),
  borderBlockStart: hairline,
})

export const tooltipName = style({ flex: 1, minInlineSize: 0, color: vars.muted, overflowWrap: 'anywhere' })

export const tooltipValue = style({ fontWeight: weight.strong, whiteSpace: 'nowrap', marginInlineStart: space(2) })
