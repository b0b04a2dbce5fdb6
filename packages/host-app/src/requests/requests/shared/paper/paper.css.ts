import { vars } from '@portal/ui/theme'
import { letters, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const title = style({
  fontSize: letters(1.25),
  fontWeight: 600,
  marginBlock: `${span(5.6)} ${span(1.6)}`,
  breakAfter: 'avoid',
})

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${letters(16)}), 1fr))`,
  gap: span(2.4),
  listStyle: 'none',
  // Printers clip a hairline at the edge of the page.
  paddingInline: span(0.25),
})

/** Avoids a page break between a signature and its signer's name. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: span(0.8),
  padding: span(2.4),
  border: `thin solid ${vars.line}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
})

export const role = style({ fontWeight: 600 })

export const quiet = style({ color: vars.muted })

/** Same height for drawn, typed, and missing signatures. */
export const drawn = style({ blockSize: span(20), overflow: 'hidden', color: vars.text })

export const proof = style({
  display: 'flex',
  alignItems: 'center',
  gap: span(4.8),
  marginBlockStart: span(5.6),
  breakInside: 'avoid',
})

export const letterCode = style({ fontWeight: 600, overflowWrap: 'anywhere' })
