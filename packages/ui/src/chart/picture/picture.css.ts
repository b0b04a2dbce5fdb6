import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius, ring, space, span, stroke, type, weight, withoutHas } from '../../theme/scale.ts'
import { hidden } from '../../VisuallyHidden/VisuallyHidden.css.ts'

export const plot = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minInlineSize: 0,
  fontSize: type.small,
})

/** The drawing follows the measured size, never the reverse. */
export const stage = style({
  position: 'relative',
  flex: `1 1 ${span(36)}`,
  minInlineSize: 0,
  borderRadius: radius.small,
  selectors: { '&:has(> input:focus-visible)': ring },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
})

export const keys = style([hidden, { margin: 0 }])

/** Text keeps its own direction, while the drawing's sides stay the same in both page directions. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})

// Printing lays out the page again without waiting for scripts. This scales the drawing to the paper. Otherwise it
// would overflow, and shift the whole page in right-to-left layouts.
globalStyle(`${drawing} > div`, { '@media': { print: { inlineSize: '100% !important' } } })

/** Axis labels. Recharts sets their baseline. */
export const tick = style({ unicodeBidi: 'plaintext', fill: vars.muted })

const word = style({ unicodeBidi: 'plaintext', dominantBaseline: 'central' })

export const quiet = style([word, { fill: vars.muted }])

export const loud = style([word, { fill: vars.text }])

export const grid = style({ stroke: vars.line, '@media': { [media.forced]: { opacity: 0.4 } } })

export const base = style({ stroke: vars.edge })

/** A line in the background colour separates adjacent parts. */
export const part = style({ stroke: vars.surface, strokeWidth: stroke.thin })

export const texture = style({
  fill: 'none',
  stroke: vars.surface,
  strokeWidth: stroke.thin,
  strokeLinecap: 'round',
  opacity: 0.55,
  selectors: { '[data-theme$="high-contrast"] &': { opacity: 1 } },
  '@media': {
    print: { opacity: 1, strokeWidth: stroke.thick },
    [media.forced]: { opacity: 1, strokeWidth: stroke.thick },
    '(prefers-contrast: more)': { opacity: 1 },
  },
})

export const cursor = style({ fill: vars.text, opacity: 0.06, '@media': { [media.forced]: { opacity: 0.3 } } })

export const hairline = style({ stroke: vars.edge })

export const swatch = style({ flexShrink: 0, overflow: 'visible' })

export const key = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` })

export const keyItem = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })

export const donutKey = style({ display: 'grid', gap: space(1) })

export const keyWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const smallSum = style([loud, { fontWeight: weight.strong }])

export const sum = style([smallSum, { fontSize: type.title }])

export const leader = style({ fill: 'none', stroke: vars.edge })
