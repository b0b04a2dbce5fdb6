import { globalStyle, style } from '@vanilla-extract/css'
import { control } from '../field/control.css.ts'
import { vars } from '../theme/contract.css.ts'
import {
  chosen,
  hairline,
  media,
  pressedGround,
  radius,
  ring,
  shadow,
  space,
  span,
  stroke,
  touch,
  type,
  wash,
  weight,
} from '../theme/scale.ts'

/** The box of a date control. Composes `control`, so that its own padding wins in any stylesheet order. */
export const box = style([
  control,
  {
    justifyContent: 'space-between',
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    paddingInlineEnd: space(1),
    paddingBlock: 0,
  },
])

/** At double text size on a narrow phone, a date wraps to two lines. */
export const input = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

export const segment = style({
  padding: `${space(0.5)} ${space(0.5)}`,
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
  caretColor: 'transparent',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.muted },
    '&[data-type="literal"]': { color: vars.muted, padding: 0 },
    '&[data-focused]': { color: vars.onAccent, background: vars.accent, ...chosen },
  },
})

export const back = style({ transform: 'rotate(180deg)' })

/** Seven columns and always six rows, so that its size doesn't change. Larger on touch devices, if there is room. */
export const month = style({
  inlineSize: span(67),
  maxInlineSize: '100%',
  minBlockSize: span(79),
  padding: space(2),
  '@media': { [media.touch]: { inlineSize: span(81), minBlockSize: span(94) } },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: space(1), marginBlockEnd: space(2) })

// The style types don't know `base-select` yet.
const ownDrawing: Readonly<Record<string, string>> = { appearance: 'base-select' }

/** The month select takes the width that the year select leaves. */
export const picker = style({
  flex: 'none',
  minInlineSize: 0,
  minBlockSize: span(8),
  paddingInline: space(2),
  border: 0,
  borderRadius: radius.small,
  color: vars.text,
  background: vars.sunken,
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: { '&:first-of-type': { flex: 1 }, '&:hover': { background: pressedGround } },
  '@media': { [media.touch]: { minBlockSize: touch } },
  // Browsers with `base-select` support let the portal style the native list.
  '@supports': {
    '(appearance: base-select)': { ...ownDrawing, display: 'inline-flex', alignItems: 'center' },
  },
})

const ownLists = '(appearance: base-select)'

globalStyle(`${picker}::picker(select)`, {
  '@supports': {
    [ownLists]: {
      ...ownDrawing,
      maxBlockSize: span(72),
      padding: space(1),
      border: hairline,
      borderRadius: radius.large,
      boxShadow: shadow,
      color: vars.text,
      background: vars.raised,
      fontWeight: weight.normal,
    },
  },
})
globalStyle(`${picker} option`, {
  '@supports': {
    [ownLists]: {
      minBlockSize: span(8),
      paddingInline: space(2),
      borderRadius: radius.small,
      outlineOffset: `calc(-1 * ${stroke.thick})`,
    },
  },
})
globalStyle(`${picker} option:is(:hover, :focus)`, { '@supports': { [ownLists]: { background: vars.sunken } } })
globalStyle(`${picker}::picker-icon`, { '@supports': { [ownLists]: { color: vars.muted } } })

export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })

globalStyle(`${grid} td`, { padding: `${stroke.thin} 0` })

export const weekday = style({
  color: vars.muted,
  fontSize: type.small,
  fontWeight: weight.normal,
  paddingBlock: space(1),
})

export const day = style({
  blockSize: span(9),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: radius.small,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media': { [media.touch]: { blockSize: touch } },
  selectors: {
    '&[data-hovered]': { background: vars.sunken },
    '&[data-pressed]': { background: pressedGround },
    '&[data-today]': { boxShadow: `inset 0 0 0 ${stroke.thin} ${vars.edge}` },
    '&[data-selected]': { color: vars.onAccent, background: vars.accent, ...chosen },
    '&[data-focus-visible]': ring,
    '&[data-marked]': { position: 'relative', fontWeight: weight.strong },
    '&[data-marked]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: space(1),
      inlineSize: space(1),
      blockSize: space(1),
      borderRadius: radius.round,
      background: 'currentColor',
    },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: vars.muted, textDecoration: 'line-through', cursor: 'default' },
  },
})

/** A continuous band marks the days from start to end. */
export const range = style({})

const selected = `${range} ${day}[data-selected]`

globalStyle(`${selected}:not([data-selection-start], [data-selection-end])`, {
  color: vars.text,
  background: wash(vars.accentInk, 16),
  borderRadius: 0,
  ...chosen,
})
globalStyle(`${selected}[data-selection-start]:not([data-selection-end])`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
})
globalStyle(`${selected}[data-selection-end]:not([data-selection-start])`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
})
