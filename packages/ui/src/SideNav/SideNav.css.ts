import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import {
  chosen,
  hairline,
  media,
  pressedGround,
  radius,
  space,
  span,
  swift,
  touch,
  type,
  wash,
  weight,
} from '../theme/scale.ts'

/** Fills its container's height, so that the items scroll and the footer stays below them. */
export const nav = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: span(48) })

export const scroller = style({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

export const group = style({
  selectors: {
    '[data-folded] & + &': { borderBlockStart: hairline, marginBlockStart: space(1), paddingBlockStart: space(1) },
  },
})

export const heading = style({
  paddingInline: space(3),
  paddingBlock: `${space(3)} ${space(1)}`,
  fontSize: type.small,
  fontWeight: weight.strong,
  color: vars.muted,
})

export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space(0.5) })

export const foot = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  paddingBlockStart: space(3),
  borderBlockStart: hairline,
})

export const target = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    inlineSize: '100%',
    minBlockSize: span(9),
    padding: `${space(1)} ${space(3)}`,
    border: 0,
    borderRadius: radius.small,
    color: vars.text,
    background: 'none',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: touch } },
    selectors: {
      '&:hover': { background: vars.sunken },
      '&:active': { background: pressedGround },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': {
        color: vars.accentInk,
        background: wash(vars.accentInk),
        fontWeight: weight.strong,
        ...chosen,
      },
      '[data-folded] &': { position: 'relative', justifyContent: 'center', paddingInline: 0 },
    },
  },
  swift('background-color', 'color'),
])

export const sign = style({
  display: 'flex',
  color: vars.muted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})

/** The number of pending items, at the item's end. In the folded state, a dot on the icon replaces it. */
export const waiting = style({
  flex: 'none',
  minInlineSize: span(5.5),
  paddingInline: space(1.5),
  borderRadius: radius.round,
  color: vars.text,
  background: vars.sunken,
  fontSize: type.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '[aria-current] > &': { color: 'inherit', background: vars.surface },
    '[data-folded] &': {
      position: 'absolute',
      insetBlockStart: space(1),
      insetInlineEnd: space(2),
      minInlineSize: 0,
      inlineSize: space(2),
      blockSize: space(2),
      padding: 0,
      background: vars.accentInk,
    },
  },
})

export const words = style({ minInlineSize: 0, gridArea: '1 / 1', overflowWrap: 'anywhere' })

/** Reserves the lines that the label needs in bold, so that becoming current moves no other item. */
export const label = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  alignItems: 'center',
  lineHeight: 1.3,
  selectors: {
    '&:lang(ar)': { lineHeight: 1.5 },
    '&::after': {
      content: 'attr(data-words)',
      gridArea: '1 / 1',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      fontWeight: weight.strong,
      visibility: 'hidden',
    },
  },
})
