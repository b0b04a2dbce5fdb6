import { globalStyle, style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, layer, media, space, span } from '../theme/scale.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(5) })

// What gets the focus, a field or a button between them, is clear of the bars above and below it.
globalStyle(`${form} :is([data-field], button)`, { scrollMarginBlock: `calc(${basics.top} + ${space(4)}) ${span(20)}` })

export const list = style({ paddingInlineStart: space(5) })

export const jump = style({
  // Not inline-block: its bullet would be before the last of its lines.
  display: 'block',
  inlineSize: 'fit-content',
  paddingBlock: space(0.5),
  color: vars.danger,
  '@media': { [media.touch]: { paddingBlock: space(3) } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'center' })

/** Comes into view above the buttons that stick. */
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
