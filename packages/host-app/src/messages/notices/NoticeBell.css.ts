import { vars } from '@portal/ui/theme'
import { hairline, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const bell = style({ position: 'relative', display: 'inline-flex' })

/** Unread badge at the corner of the button. The button's accessible name includes the count. */
export const count = style({
  position: 'absolute',
  insetBlockStart: span(-2),
  insetInlineStart: span(2.5),
  minInlineSize: span(4.5),
  paddingInline: span(1),
  borderRadius: span(3),
  background: vars.danger,
  color: vars.surface,
  fontSize: span(2.75),
  fontWeight: 600,
  lineHeight: 1.6,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // The plus follows the number in Arabic too.
  direction: 'ltr',
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(${span(84)}, 80vw)`,
  maxBlockSize: `min(${span(120)}, 70vh)`,
  overflowY: 'auto',
})

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: span(2),
  paddingBlock: span(3),
  borderBlockEnd: hairline,
})

/** Unread marker. Screen readers get it as text. */
export const dot = style({
  flex: 'none',
  inlineSize: span(2),
  blockSize: span(2),
  marginBlockStart: span(2),
  borderRadius: '50%',
  selectors: { '&[data-unread]': { background: vars.accentInk } },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const foot = style({ margin: 0, paddingBlockStart: span(3), fontSize: span(3.5) })
