import { vars } from '@portal/ui/theme'
import { hairline, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** One under the other, separated by hairlines. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: span(3),
  paddingBlock: span(4),
  borderBlockEnd: hairline,
  outline: 'none',
  scrollMarginBlock: span(16),
  // The one that a link leads to.
  selectors: { '&[data-linked]': { background: vars.sunken, boxShadow: `0 0 0 ${span(2)} ${vars.sunken}` } },
})

// Apart enough that the card of a name and that of a mention under it are pressed each on its own.
export const words = style({ display: 'grid', gap: span(1), flex: 1, minInlineSize: 0 })

export const mention = style({ fontWeight: 600, color: vars.accentInk })
