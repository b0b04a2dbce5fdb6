import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, outline, radius, space } from '../theme/scale.ts'

/** Figures read from left to right in every language, beside their sign. */
export const figures = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-affix="before"]': { paddingInlineStart: space(8) },
    '&[data-affix="after"]': { paddingInlineEnd: space(9) },
  },
})

export const affix = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(3),
  display: 'flex',
  alignItems: 'center',
  color: vars.muted,
  pointerEvents: 'none',
  selectors: { '&[data-steps]': { insetInlineEnd: `calc(5rem + ${space(3)})` } },
})

export const before = style({ insetInlineEnd: 'auto', insetInlineStart: space(3) })

export const withSteps = style({ paddingInlineEnd: `calc(5rem + ${space(3)})` })

export const stepper = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  inlineSize: '5rem',
})

export const step = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 0,
  borderInlineStart: outline,
  color: vars.muted,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:last-child': { borderStartEndRadius: radius.small, borderEndEndRadius: radius.small },
    '&:hover:not(:disabled)': { color: vars.text, background: vars.sunken },
    '&:disabled': { cursor: 'default', borderColor: vars.line },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
})
