import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { chosen, letters, media, pressedGround, radius, space, swift, weight } from '../theme/scale.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  '@media': { print: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  listStyle: 'none',
  '@media': { [media.below640]: { display: 'none' } },
})

/** Replaces the page numbers where they don't fit. */
export const brief = style({
  flex: 1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.from640]: { display: 'none' } },
})

export const item = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    minInlineSize: basics.control,
    minBlockSize: basics.control,
    paddingInline: space(2),
    border: 0,
    borderRadius: radius.small,
    color: vars.text,
    background: 'none',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    selectors: {
      '&:not([aria-disabled]):hover': { background: vars.sunken },
      '&:not([aria-disabled]):active': { background: pressedGround },
      '&[aria-current], &[aria-current]:hover': {
        color: vars.onAccent,
        background: vars.accent,
        fontWeight: weight.strong,
        ...chosen,
      },
      '&[aria-disabled]': { opacity: 0.5, cursor: 'default' },
    },
  },
  swift('background-color'),
])

export const gap = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: basics.control,
  // As wide as a page number, so that the following ones stay in place.
  minInlineSize: basics.control,
  color: vars.muted,
})

export const back = style({ display: 'inline-flex', transform: 'rotate(180deg)' })

/** Hidden visually on phones, which show only the arrows. */
export const words = style({
  '@media': {
    [media.below640]: {
      position: 'absolute',
      inlineSize: letters(1),
      blockSize: letters(1),
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
