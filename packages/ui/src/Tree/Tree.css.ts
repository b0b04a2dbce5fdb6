import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import {
  chosen,
  media,
  pressedGround,
  radius,
  ring,
  space,
  span,
  stroke,
  swift,
  touch,
  type,
  wash,
  weight,
} from '../theme/scale.ts'

const inset = { ...ring, outlineOffset: `calc(-1 * ${stroke.thick})` }

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  borderRadius: radius.small,
  selectors: { '&[data-empty][data-focus-visible]': ring },
})

export const row = style([
  {
    borderRadius: radius.small,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-href], &[data-selection-mode], &[data-has-child-items]': { cursor: 'pointer' },
      '&[data-hovered]': { background: vars.sunken },
      '&[data-pressed]': { background: pressedGround },
      '&[data-selected]': { background: wash(vars.accentInk, 14), ...chosen },
      '&[data-focus-visible]': inset,
    },
  },
  swift('background-color'),
])

/** The expand button's width, and the indent per level. Children align with their parent's label. */
const button = span(6)
const wide = span(7)
const narrow = span(5)
const inwards = (step: string, level: string) => `calc((${level} - 1) * ${step} + ${space(1)})`

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: basics.row,
  paddingInline: `${inwards(narrow, 'var(--tree-item-level)')} ${space(2)}`,
  '@media': {
    [media.from640]: { paddingInlineStart: inwards(wide, 'var(--tree-item-level)') },
    [media.touch]: { minBlockSize: touch },
  },
})

export const turn = style([
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: button,
    blockSize: button,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    color: vars.muted,
    background: 'none',
    cursor: 'inherit',
    '@media': { [media.touch]: { inlineSize: touch, blockSize: touch, marginInline: space(-2) } },
    selectors: {
      '&[data-hovered]': { color: vars.text },
      '&[data-focus-visible]': inset,
      [`${row}[data-expanded] > * > * > &`]: { transform: 'rotate(90deg)' },
      [`[dir="rtl"] ${row}[data-expanded] > * > * > &`]: { transform: 'rotate(-90deg)' },
    },
  },
  swift('transform', 'color'),
])

export const picture = style({ display: 'flex', color: vars.muted })

export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: space(1),
  // With multiple selection, a checkbox shows the selection instead.
  selectors: { '[data-selection-mode="single"][data-selected] &': { fontWeight: weight.strong } },
})

export const note = style({ flex: 'none', color: vars.muted, fontSize: type.small, fontVariantNumeric: 'tabular-nums' })

/** The loading row exposes its level only as an attribute. */
const atLevels = (step: string) =>
  Object.fromEntries(
    [2, 3, 4, 5, 6].map(level => [
      `&[data-level="${level}"]`,
      { paddingInlineStart: `calc(${inwards(step, String(level))} + ${button} + ${space(2)})` },
    ]),
  )

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: basics.row,
  color: vars.muted,
  fontSize: type.small,
  selectors: atLevels(narrow),
  '@media': { [media.from640]: { selectors: atLevels(wide) } },
})
