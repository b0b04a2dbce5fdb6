import { vars } from '@portal/ui/theme'
import { hairline, media, space, span, stroke, type, weight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const unseen = {
  position: 'absolute',
  inlineSize: stroke.thin,
  blockSize: stroke.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const widths = [span(16), 'auto', span(24), span(26), span(36), 'auto', span(26), span(36), span(12)] as const

/** Scrolls horizontally where the columns do not fit. */
export const frame = style({ '@media': { [media.from960]: { overflowX: 'auto' } } })

/** One row an item; where there is no space for that, one group of labelled fields an item. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': {
    [media.from960]: { minInlineSize: span(240), tableLayout: 'fixed' },
    [media.below960]: { display: 'block' },
  },
})

/** The names of the columns; in groups each field has its own. */
export const head = style({
  color: vars.muted,
  fontSize: type.small,
  verticalAlign: 'bottom',
  '@media': { [media.below960]: unseen },
})

const grouped = { '@media': { [media.below960]: { display: 'block' } } } as const

/** The rows, and the total below them. */
export const group = style(grouped)

/** An item. */
export const row = style({
  borderBlockEnd: hairline,
  verticalAlign: 'top',
  '@media': {
    [media.below960]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${span(56)}), 1fr))`,
      gap: space(3),
      paddingBlock: space(4),
    },
  },
})

/** A head, a field or a figure. */
export const cell = style({ padding: space(1), textAlign: 'start', fontWeight: weight.normal, ...grouped })

for (const [at, inlineSize] of widths.entries()) globalStyle(`${head} ${cell}:nth-child(${at + 1})`, { inlineSize })

// The head and the first cell name each of them already.
globalStyle(`${table} [data-label]`, { '@media': { [media.from960]: unseen } })

/** Which item it is, and in groups its heading. */
export const number = style([
  cell,
  {
    '@media': {
      [media.below960]: { gridColumn: '1 / -1', fontWeight: weight.strong },
      [media.from960]: { paddingBlockStart: space(3) },
    },
  },
])

/** Figures are aligned to the right in every language, with their decimals in line. */
export const sum = style([
  cell,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.from960]: {
        paddingBlockStart: space(3),
        textAlign: 'end',
        selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
      },
    },
  },
])

// A figure is on the baseline of the fields beside it, and its head on that of the other heads.
globalStyle(`${head} ${sum}`, { '@media': { [media.from960]: { paddingBlockStart: space(1) } } })
