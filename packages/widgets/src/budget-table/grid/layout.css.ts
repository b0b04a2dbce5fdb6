import { layer, media, shade, space, span, touch } from '@portal/ui/theme/tokens'
import { keyframes, style } from '@vanilla-extract/css'

export const shell = style({ display: 'flex', flexDirection: 'column', gap: space(2), minInlineSize: 0 })

/** What is above the table; its space is reserved while it is loaded. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  minBlockSize: span(8),
  '@media': {
    [media.touch]: { minBlockSize: touch },
    // Other views and the tools take two lines but in the widest windows.
    [media.from960]: { selectors: { '&[data-views]': { minBlockSize: span(17) } } },
  },
})

const ends = keyframes({ from: { opacity: 1 }, '98%': { opacity: 1 }, to: { opacity: 0 } })
const along = '--portal-budget-along'

/** A shadow at the end of the table as long as more can be scrolled to, without a script that listens to each step. */
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

/** Gives that shadow the horizontal scroll position of the rows. */
export const scrollTimeline = style({ scrollTimeline: `${along} inline` })
