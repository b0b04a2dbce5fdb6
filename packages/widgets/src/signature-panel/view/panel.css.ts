import { basics, hairline, radius, space, span, type, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Keeps the panel clear of the host page's sticky bar when scrolled into view. */
export const panel = style({ scrollMarginBlockStart: `calc(${basics.top} + ${space(4)})` })

/** The document, shown as a sheet of paper. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(4),
  border: hairline,
  borderRadius: radius.small,
  background: vars.raised,
  overflowWrap: 'anywhere',
})

export const list = style({ listStyle: 'none', borderBlockStart: hairline })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  paddingBlock: space(2),
  borderBlockEnd: hairline,
})

export const changes = style({ listStyle: 'none', overflowWrap: 'anywhere' })

/** As large as a drawn signature, but never wider than its container. */
export const appearance = style({ display: 'block', maxInlineSize: span(60), overflowWrap: 'anywhere' })

export const typed = style({ fontSize: type.display, lineHeight: 1.5 })
