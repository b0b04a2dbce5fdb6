import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { layer, media, shade, space, span, windowHeight } from '../theme/scale.ts'

/** The toolbar's height. The table head sticks below the toolbar while rows are selected. */
export const barHeight = span(12)

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // On phones, the fixed toolbar covers the end of the page.
  '@media': { [media.below640]: { selectors: { '&[data-chosen]': { paddingBlockEnd: span(28) } } } },
})

/** Wraps the frame and casts a shadow at the end edge when more content can be scrolled to. */
export const container = style({
  position: 'relative',
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
  selectors: {
    // Sticky row menus have a shadow of their own.
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

/** Becomes a scroll container and a region only when the table is wider than its container. */
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
  // Set by the script when rows become virtualised.
  selectors: { '&[data-frozen]': { tableLayout: 'fixed' } },
  '@media': {
    [media.below640]: { display: 'block' },
    // Paper has its own width, and people read it close up. It can't scroll, so right-to-left tables would lose
    // whatever overflows.
    print: {
      vars: { [basics.type]: span(2.72) },
      fontSize: basics.type,
      inlineSize: '100% !important',
      selectors: { '&[data-frozen]': { tableLayout: 'auto' } },
    },
  },
})

export const body = style({ '@media': { [media.below640]: { display: 'block' } } })

/** Takes the space of rows outside the viewport. */
export const spacer = style({ '@media': { [media.below640]: { display: 'block' } } })

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  padding: space(4),
  '@media': { print: { display: 'none' } },
})

/** Explains why more rows failed to load. */
export const problem = style({ display: 'flex', alignItems: 'center', gap: space(1), color: vars.danger })
