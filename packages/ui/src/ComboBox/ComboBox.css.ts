import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'

export const open = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '2.5rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 0,
  color: vars.muted,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.touch]: { inlineSize: '2.75rem' } },
})
