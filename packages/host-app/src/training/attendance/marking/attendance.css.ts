import { vars } from '@portal/ui/theme'
import { media, outline, radius, space, span, stroke, touch, wash } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: space(2),
  borderBlockEnd: `thin solid ${vars.line}`,
})

export const words = style({ flex: `1 1 ${span(48)}`, minInlineSize: 0, overflowWrap: 'anywhere' })

export const marks = style({
  display: 'flex',
  flex: `0 1 ${span(96)}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: outline,
  borderRadius: radius.small,
  '@media': { [media.below640]: { flexBasis: '100%' } },
})

/** The user's own mark aligns with the start of the other rows' marks. */
export const own = style({
  flex: `0 1 ${span(96)}`,
  minInlineSize: 0,
  '@media': { [media.below640]: { flexBasis: '100%' } },
})

export const choice = style({ position: 'relative', flex: '1 1 0', minInlineSize: 'max-content', display: 'flex' })

/** An invisible input over its label, so that taps and focus hit the right place. */
export const box = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})

export const face = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: span(9),
  paddingInline: space(2),
  borderRadius: radius.small,
  '@media': { [media.touch]: { minBlockSize: touch } },
  selectors: {
    'input:checked + &': { color: vars.accentInk, background: wash(vars.accentInk), fontWeight: 600 },
    'input:focus-visible + &': { outline: `${stroke.thick} solid ${vars.focus}` },
    'input:not(:checked, :disabled):hover + &': { background: vars.sunken },
    'input:disabled:not(:checked) + &': { color: vars.muted, background: vars.sunken },
  },
})
