import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../../theme/contract.css.ts'
import { hairline, letters, media, space, span, touch, weight } from '../../theme/scale.ts'

/** On phones, a line with its label before the value. */
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
        // Hides labels without a value.
        '&[data-label]:empty': { display: 'none' },
        '&[data-label]::before': {
          // Screen readers already read the header.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          float: 'inline-start',
          marginInlineEnd: space(3),
          color: vars.muted,
        },
      },
    },
  },
})

// Keeps a date, email, or code in one piece below its label, unless it's wider than the row.
globalStyle(`${cell} :is(time, bdi[dir="ltr"])`, {
  '@media': { [media.below640]: { display: 'inline-block', maxInlineSize: '100%', whiteSpace: 'normal' } },
})

/** Numbers run from left to right in every language. Aligning them to the right lines up their decimals. */
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

/** The header sets a column's minimum width. Without it, many columns would squeeze one another to a few letters. */
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

// Block padding that centres the first line in a given height.
const middle = (height: string) => [`calc((${height} - ${letters(1.5)}) / 2)`, `calc((${height} - 1lh) / 2)`]

/** Truncates to one line at the column's width. */
export const clips = styleVariants(sizes, maxInlineSize => [{ ...oneLine, maxInlineSize }])

// In a page of the other direction, clipping would hide the start of an email or code. This clips the end.
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
    // Centres the first line beside the checkbox and menu.
    [media.below640]: { gridColumn: 2, gridRow: 1, minInlineSize: 0, paddingBlock: middle(span(8)) },
    [`${media.below640} and ${media.touch}`]: { paddingBlock: middle(touch) },
  },
})

/** Stacks above the opener, which covers the row. */
export const raised = style({ position: 'relative', zIndex: 2, cursor: 'auto' })
