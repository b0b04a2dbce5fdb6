import { createVar, style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { chosen, hairline, pressedGround, radius, ring, space, stroke, swift, type } from '../theme/scale.ts'

export const frame = style({ borderBlockEnd: hairline })

// Distances over which tabs fade out where more can be scrolled to. A mask uses only the alpha channel.
const before = createVar()
const after = createVar()
const fade = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${vars.text} ${before}, ${vars.text} calc(100% - ${after}), transparent)`

export const list = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  // Scrolls a focused tab fully into view, with part of its neighbour.
  scrollPaddingInline: space(10),
  scrollbarWidth: 'none',
  vars: { [before]: space(0), [after]: space(0) },
  maskImage: fade('right'),
  selectors: {
    '[dir="rtl"] &': { maskImage: fade('left') },
    '[data-before] > &': { vars: { [before]: space(8) } },
    '[data-after] > &': { vars: { [after]: space(8) } },
  },
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
      '&[data-pressed]': { background: pressedGround },
      '&[data-selected]': { color: vars.text },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: space(3),
        insetBlockEnd: 0,
        blockSize: stroke.thick,
        background: vars.accentInk,
        ...chosen,
      },
      '&[data-focus-visible]': { ...ring, outlineOffset: `calc(-1 * ${stroke.thick})` },
    },
  },
  swift('color', 'background-color'),
])

export const count = style({ color: vars.muted, fontSize: type.small, fontVariantNumeric: 'tabular-nums' })

export const panel = style({
  paddingBlockStart: space(6),
  outlineOffset: space(1),
  selectors: { '&[data-tight]': { paddingBlockStart: space(2) } },
})
