import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { chosen, hairline, radius, ring, space, stroke, swift, type } from '../theme/scale.ts'

export const list = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  // A tab that takes the focus is shown whole, and a bit of its neighbour.
  scrollPaddingInline: space(8),
  borderBlockEnd: hairline,
  scrollbarWidth: 'none',
})

export const tab = style([
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minBlockSize: basics.control,
    paddingInline: space(3),
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    color: vars.muted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.text, background: vars.sunken },
      '&[data-selected]': { color: vars.text },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: space(3),
        insetBlockEnd: 0,
        blockSize: stroke.thick,
        background: vars.accent,
        ...chosen,
      },
      '&[data-focus-visible]': { ...ring, outlineOffset: `calc(-1 * ${stroke.thick})` },
    },
  },
  swift('color', 'background-color'),
])

export const count = style({ color: vars.muted, fontSize: type.small, fontVariantNumeric: 'tabular-nums' })

export const panel = style({ paddingBlockStart: space(6), outlineOffset: space(1) })
