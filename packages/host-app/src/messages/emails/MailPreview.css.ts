import { hairline, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** The message has its own colours, independent of the portal's theme. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: span(110),
  border: hairline,
  colorScheme: 'light',
})

/** Width of a small phone. */
export const phone = style({ maxInlineSize: span(90) })

/** Every line follows the message's direction, as in mail clients that show plain text. */
export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: span(160) })
