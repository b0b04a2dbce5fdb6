import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/**
 * Space for a sentence, however many figures are next to it; aligned to its start also where values are aligned to the
 * end.
 */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: span(2),
  minInlineSize: span(56),
  textAlign: 'start',
})
