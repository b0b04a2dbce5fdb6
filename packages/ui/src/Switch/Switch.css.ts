import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { changeable, media, outline, radius, space, span, swift, touch } from '../theme/scale.ts'

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: span(7),
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: touch } },
  selectors: {
    '&:has(:disabled)': { cursor: 'default', color: vars.muted },
    '&:has([aria-readonly="true"])': { cursor: 'default' },
  },
})

/** The knob grows while pressed. */
export const track = style([
  {
    appearance: 'none',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    inlineSize: span(9),
    blockSize: span(5),
    padding: space(0.5),
    border: outline,
    borderRadius: radius.round,
    background: vars.sunken,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: span(3),
        blockSize: span(3),
        borderRadius: radius.round,
        background: vars.edge,
      },
      '&:checked': { justifyContent: 'flex-end', background: vars.accent, borderColor: vars.accentInk },
      '&:checked::before': { background: vars.onAccent },
      '&[aria-readonly="true"]': { background: vars.sunken, borderColor: vars.edge },
      '&[aria-readonly="true"]::before': { background: vars.edge },
      [`${row}:hover > ${changeable}`]: { borderColor: vars.text },
      [`${row}:active > ${changeable}::before`]: { inlineSize: span(4) },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': { [media.forced]: { appearance: 'auto' } },
  },
  swift('background-color', 'border-color'),
])
