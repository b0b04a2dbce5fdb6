import { layer, media, shade, space, span, touch } from '@portal/ui/theme/tokens'
import { keyframes, style } from '@vanilla-extract/css'

export const shell = style({ display: 'flex', flexDirection: 'column', gap: space(2), minInlineSize: 0 })

/** Area above the table. Reserves its space while loading. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  minBlockSize: span(8),
  '@media': {
    [media.touch]: { minBlockSize: touch },
    // Views and tools take two lines, except in the widest viewports.
    [media.from960]: { selectors: { '&[data-views]': { minBlockSize: span(17) } } },
  },
})

const ends = keyframes({ from: { opacity: 1 }, '98%': { opacity: 1 }, to: { opacity: 0 } })
const along = '--portal-budget-along'

/** Shadow at the table's end while it can scroll further. Driven by the scroll position, without a scroll listener. */
export const scrollShadow = style({
  position: 'relative',
  minInlineSize: 0,
  '@supports': {
    '(animation-timeline: scroll())': {
      timelineScope: along,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: space(3),
          zIndex: layer.sticky,
          opacity: 0,
          pointerEvents: 'none',
          background: shade('left'),
          animation: `${ends} linear both`,
          animationTimeline: along,
        },
        '[dir="rtl"] &::after': { background: shade('right') },
      },
    },
  },
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
})

/** Provides the rows' horizontal scroll position to the shadow. */
export const scrollTimeline = style({ scrollTimeline: `${along} inline` })
