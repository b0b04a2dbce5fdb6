import { globalStyle, style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, layer, media, space, span } from '../theme/scale.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(5) })

// Keeps a focused field or button clear of the sticky bars above and below.
globalStyle(`${form} :is([data-field], button)`, { scrollMarginBlock: `calc(${basics.top} + ${space(4)}) ${span(20)}` })

export const list = style({ paddingInlineStart: space(5) })

export const jump = style({
  // With inline-block, the bullet would align with the last line.
  display: 'block',
  inlineSize: 'fit-content',
  paddingBlock: space(0.5),
  color: vars.danger,
  '@media': { [media.touch]: { paddingBlock: space(3) } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'center' })

/** Scrolls into view above the sticky buttons. */
export const refusal = style({ scrollMarginBlockEnd: span(20) })

export const sticky = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  paddingBlock: space(3),
  background: vars.surface,
  borderBlockStart: hairline,
  selectors: { '[role="dialog"] &': { background: vars.raised } },
})
