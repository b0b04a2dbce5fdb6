import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, space, stroke, wash } from '../theme/scale.ts'

export const box = style({
  justifyContent: 'space-between',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  paddingInlineEnd: space(1),
  paddingBlock: 0,
})

export const input = style({ display: 'flex', alignItems: 'center' })

export const segment = style({
  padding: `${space(0.5)} ${space(0.5)}`,
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
  caretColor: 'transparent',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.muted },
    '&[data-type="literal"]': { color: vars.muted, padding: 0 },
    '&[data-focused]': { color: vars.onAccent, background: vars.accent },
  },
})

export const back = style({ rotate: '180deg' })

export const month = style({ padding: space(2) })

export const head = style({ display: 'flex', alignItems: 'center', gap: space(1), marginBlockEnd: space(2) })

export const picker = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2rem',
  border: 0,
  borderRadius: radius.small,
  color: vars.text,
  background: vars.sunken,
})

export const weekday = style({ color: vars.muted, fontWeight: 400, paddingBlock: space(1) })

export const day = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 'auto',
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.sunken },
    '&[data-today]': { boxShadow: `inset 0 0 0 ${stroke.thin} ${vars.edge}` },
    '&[data-selected]': { color: vars.onAccent, background: vars.accent },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: vars.muted, textDecoration: 'line-through', cursor: 'default' },
  },
})

/** Days between the two ends lie on one ribbon. */
export const range = style({})

globalStyle(`${range} ${day}[data-selected]:not([data-selection-start], [data-selection-end])`, {
  color: vars.text,
  background: wash(vars.accent, 16),
  borderRadius: 0,
  inlineSize: '100%',
})
