import { style } from '@vanilla-extract/css'
import { media, space, span, type, weight, width } from '../theme/scale.ts'

export const bar = style({
  display: 'flex',
  // Wraps large text on small screens, so that nothing overlaps.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: width.bar,
  paddingInline: space(2),
  // The bar has only controls, and they don't work on paper.
  '@media': { [media.from640]: { paddingInline: space(4), gap: space(3) }, print: { display: 'none' } },
})

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontSize: type.large,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  // Without a button before it, the brand aligns with the page's text.
  selectors: { '&:first-child': { paddingInlineStart: space(2) } },
  '@media': {
    [media.from640]: { selectors: { '&:first-child': { paddingInlineStart: 0 } } },
    // Beside a side navigation, the following content aligns with the page.
    [media.from960]: { selectors: { '&:not(:first-child)': { minInlineSize: `calc(${width.drawer} - ${span(12)})` } } },
  },
})

export const middle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  gap: space(1),
  alignItems: 'center',
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  flex: '0 1 auto',
  flexWrap: 'wrap',
  justifyContent: 'end',
  marginInlineStart: 'auto',
})
