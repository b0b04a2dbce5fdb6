import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { layer, media, shade, space, span, windowHeight } from '../theme/scale.ts'

/** The toolbar's height; the head sticks under it while rows are ticked. */
export const barHeight = span(12)

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // On phones that line covers the page's end.
  '@media': { [media.below640]: { selectors: { '&[data-chosen]': { paddingBlockEnd: span(28) } } } },
})

/** Around the frame: a shadow at the end where more can be scrolled to. */
export const container = style({
  position: 'relative',
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
  selectors: {
    // Where the menus of rows stay at the end, they have a shadow of their own.
    '&:has(> [data-after]:not([data-menus]))::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: space(3),
      zIndex: layer.sticky,
      pointerEvents: 'none',
      background: shade('left'),
    },
    '[dir="rtl"] &:has(> [data-after]:not([data-menus]))::after': { background: shade('right') },
  },
})

/** Scrolls on its own only when the table is wider than its container; it is a region of its own then. */
export const frame = style({
  '@media': {
    screen: {
      selectors: {
        '&[data-wide]': {
          overflow: 'auto',
          maxBlockSize: windowHeight(height => `max(${span(80)}, calc(${height} - ${basics.top} - ${span(4)}))`),
          containerType: 'inline-size',
          scrollPaddingInline: `${span(64)} ${span(16)}`,
        },
      },
    },
  },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // Set by the script when rows begin to come and go.
  selectors: { '&[data-frozen]': { tableLayout: 'fixed' } },
  '@media': {
    [media.below640]: { display: 'block' },
    // Paper has a width of its own, is read from near, and cannot be scrolled: from right to left, what overflows it
    // is cut off.
    print: {
      vars: { [basics.type]: span(2.72) },
      fontSize: basics.type,
      inlineSize: '100% !important',
      selectors: { '&[data-frozen]': { tableLayout: 'auto' } },
    },
  },
})

export const body = style({ '@media': { [media.below640]: { display: 'block' } } })

/** Takes the space of rows that are out of sight. */
export const spacer = style({ '@media': { [media.below640]: { display: 'block' } } })

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  padding: space(4),
  '@media': { print: { display: 'none' } },
})

/** Why no more rows came. */
export const problem = style({ display: 'flex', alignItems: 'center', gap: space(1), color: vars.danger })
