import { hairline, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** The message brings its own colours, those of mail programs, whatever the portal's theme is. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: span(110),
  border: hairline,
  colorScheme: 'light',
})

/** As wide as a small phone. */
export const phone = style({ maxInlineSize: span(90) })

/** Every line in the direction of the message, as programs show text alone. */
export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: span(160) })
