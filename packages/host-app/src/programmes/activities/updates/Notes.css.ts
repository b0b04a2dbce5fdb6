import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Minimum width for a sentence beside many figures. Start-aligned even where values are end-aligned. */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: span(2),
  minInlineSize: span(56),
  textAlign: 'start',
})
