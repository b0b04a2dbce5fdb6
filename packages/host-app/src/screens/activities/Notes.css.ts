import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Room for a sentence, however many figures stand beside it; read from its start also where values stand at the end. */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: span(2),
  minInlineSize: span(56),
  textAlign: 'start',
})
