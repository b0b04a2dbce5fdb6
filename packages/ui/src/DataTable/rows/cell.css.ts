import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../../theme/contract.css.ts'
import { hairline, letters, media, space, span, touch, weight } from '../../theme/scale.ts'

/** On phones a line with its label before it, where there is no header above. */
export const cell = style({
  blockSize: basics.row,
  padding: `${space(1)} ${space(3)}`,
  borderBlockEnd: hairline,
  overflowWrap: 'break-word',
  '@media': {
    [media.touch]: { blockSize: `max(${basics.row}, ${touch})` },
    print: { blockSize: 'auto', paddingInline: space(1) },
    [media.below640]: {
      display: 'flow-root',
      gridColumn: '1 / -1',
      blockSize: 'auto',
      border: 0,
      padding: 0,
      selectors: {
        '&[data-label]': { textAlign: 'end' },
        // A label with nothing after it says nothing.
        '&[data-label]:empty': { display: 'none' },
        '&[data-label]::before': {
          // Screen readers read the header already.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          float: 'inline-start',
          marginInlineEnd: space(3),
          color: vars.muted,
        },
      },
    },
  },
})

// A date, an email or a code stays in one piece below its label, unless it is wider than the row.
globalStyle(`${cell} :is(time, bdi[dir="ltr"])`, {
  '@media': { [media.below640]: { display: 'inline-block', maxInlineSize: '100%', whiteSpace: 'normal' } },
})

/**
 * Figures are written from left to right in every language: they are aligned to the right, where their decimals line
 * up.
 */
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  end: {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
    '@media': { [media.below640]: { selectors: { '[dir="rtl"] &': { textAlign: 'end' } } } },
  },
})

const onPhones = (declarations: Record<string, string>) => ({ '@media': { [media.below640]: declarations } })

const sizes = { narrow: span(24), medium: span(44), wide: span(80) } as const

/**
 * Asked for by the header, from which a column takes its width. Beside many others it would else be squeezed to a few
 * letters, where its words may break.
 */
export const widths = styleVariants(sizes, inlineSize => [
  {
    inlineSize,
    minInlineSize: `min(${inlineSize}, ${sizes.medium})`,
    '@media': { [media.below640]: { inlineSize: 'auto', minInlineSize: 0 }, print: { minInlineSize: 0 } },
  },
])

export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...onPhones({ overflow: 'visible', whiteSpace: 'normal', maxInlineSize: 'none' }),
}

// The space above and below the first line that puts it into the middle of a height.
const middle = (height: string) => [`calc((${height} - ${letters(1.5)}) / 2)`, `calc((${height} - 1lh) / 2)`]

/** One line, as wide as its column. */
export const clips = styleVariants(sizes, maxInlineSize => [{ ...oneLine, maxInlineSize }])

// In a page of the other direction, an email or a code would lose its beginning with the cell's end: it ends on its own.
for (const clipping of Object.values(clips)) {
  globalStyle(`${clipping} > bdi[dir="ltr"]`, {
    '@media': { [media.from640]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } },
  })
}

export const naming = style({
  fontWeight: weight.strong,
  minInlineSize: span(40),
  '@media': {
    print: { minInlineSize: 0 },
    // Its first line in the middle of the box and the menu beside it.
    [media.below640]: { gridColumn: 2, gridRow: 1, minInlineSize: 0, paddingBlock: middle(span(8)) },
    [`${media.below640} and ${media.touch}`]: { paddingBlock: middle(touch) },
  },
})

/** Above the opener that reaches over the row. */
export const raised = style({ position: 'relative', zIndex: 2, cursor: 'auto' })
