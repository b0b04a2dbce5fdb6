import { vars } from '@portal/ui/theme'
import { hairline, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: span(3),
  paddingBlock: span(4),
  borderBlockEnd: hairline,
  outline: 'none',
  scrollMarginBlock: span(16),
  // The comment that the URL links to.
  selectors: { '&[data-linked]': { background: vars.sunken, boxShadow: `0 0 0 ${span(2)} ${vars.sunken}` } },
})

// The gap separates the tap targets of the author's name and a mention below it.
export const words = style({ display: 'grid', gap: span(1), flex: 1, minInlineSize: 0 })

export const mention = style({ fontWeight: 600, color: vars.accentInk })
