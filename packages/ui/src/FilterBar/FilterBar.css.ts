import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, outline, pressedGround, radius, space, span, swift, touch, type, wash } from '../theme/scale.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  '@media': { print: { display: 'none' } },
})

export const find = style({ flex: `1 1 ${span(64)}`, maxInlineSize: span(96) })

/**
 * Keeps the count and the tools together when they wrap, as long as both fit. On phones, they align with the search
 * box's start.
 */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [media.below640]: { flexGrow: 1, justifyContent: 'space-between' } },
})

export const count = style({ color: vars.muted, fontSize: type.small })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: outline,
  borderRadius: radius.round,
  background: vars.raised,
  selectors: { '&[data-on]': { color: vars.accentInk, borderColor: vars.accentInk, background: wash(vars.accentInk) } },
})

export const part = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minBlockSize: span(7.5),
    paddingInline: space(3),
    border: 0,
    borderRadius: radius.round,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: touch } },
    selectors: {
      '&[data-hovered]': { background: vars.sunken },
      '&[data-pressed]': { background: pressedGround },
      '[data-on] > &:not(:last-child)': { paddingInlineEnd: space(1) },
      '[data-on] > &:last-child:not(:first-child)': { paddingInline: space(2) },
    },
  },
  swift('background-color'),
])
