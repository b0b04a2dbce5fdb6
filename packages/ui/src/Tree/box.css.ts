import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { chosen, outline, radius, ring, space, span } from '../theme/scale.ts'

/** The checkbox shown with multiple selection. */
export const box = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: span(4.5),
  blockSize: span(4.5),
  border: outline,
  borderRadius: radius.small,
  color: 'transparent',
  background: vars.surface,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { color: vars.onAccent, background: vars.accent, borderColor: vars.accentInk, ...chosen },
    '&[data-focus-visible]': ring,
    // Enlarges the target to its minimum size.
    '&::after': { content: '', position: 'absolute', inset: space(-1) },
  },
})
