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

/** Scrolls horizontally if the columns overflow. */
export const frame = style({ '@media': { [media.from960]: { overflowX: 'auto' } } })

/** One row per item. On narrow viewports, one group of labelled fields per item. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': {
    [media.from960]: { minInlineSize: span(240), tableLayout: 'fixed' },
    [media.below960]: { display: 'block' },
  },
})

/** Column headers. In the narrow layout each field has its own label. */
export const head = style({
  color: vars.muted,
  fontSize: type.small,
  verticalAlign: 'bottom',
  '@media': { [media.below960]: unseen },
})

const grouped = { '@media': { [media.below960]: { display: 'block' } } } as const

export const group = style(grouped)

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

export const cell = style({ padding: space(1), textAlign: 'start', fontWeight: weight.normal, ...grouped })

for (const [at, inlineSize] of widths.entries()) globalStyle(`${head} ${cell}:nth-child(${at + 1})`, { inlineSize })

// Column headers and the item's number label the fields already.
globalStyle(`${table} [data-label]`, { '@media': { [media.from960]: unseen } })

/** Number of the item. In the narrow layout it is the group's heading. */
export const number = style([
  cell,
  {
    '@media': {
      [media.below960]: { gridColumn: '1 / -1', fontWeight: weight.strong },
      [media.from960]: { paddingBlockStart: space(3) },
    },
  },
])

/** Figures align right in every language, with aligned decimals. */
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

// Aligns figures with the baseline of the neighbouring fields, and their header with the other headers.
globalStyle(`${head} ${sum}`, { '@media': { [media.from960]: { paddingBlockStart: space(1) } } })
