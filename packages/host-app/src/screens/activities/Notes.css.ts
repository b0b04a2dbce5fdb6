import { style } from '@vanilla-extract/css'

/** Room for a sentence, however many figures stand beside it; read from its start also where values stand at the end. */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5rem',
  minInlineSize: '14rem',
  textAlign: 'start',
})
