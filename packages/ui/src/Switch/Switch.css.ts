import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, outline, radius, space, swift } from '../theme/scale.ts'

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '1.75rem',
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.muted } },
})

export const track = style([
  {
    appearance: 'none',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '1.25rem',
    padding: space(0.5),
    border: outline,
    borderRadius: radius.round,
    background: vars.sunken,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '0.75rem',
        blockSize: '0.75rem',
        borderRadius: radius.round,
        background: vars.edge,
      },
      '&:checked': { justifyContent: 'flex-end', background: vars.accent, borderColor: vars.accent },
      '&:checked::before': { background: vars.onAccent },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': { [media.forced]: { appearance: 'auto' } },
  },
  swift('background-color', 'border-color'),
])
