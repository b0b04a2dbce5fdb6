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

/** What is drawn follows the plot size, never the other way round. */
export const stage = style({
  position: 'relative',
  flex: `1 1 ${span(36)}`,
  minInlineSize: 0,
  borderRadius: radius.small,
  selectors: { '&:has(> input:focus-visible)': ring },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
})

export const keys = style([hidden, { margin: 0 }])

/** Letters run as they do on their own, while the picture's own sides stay where they are in both directions. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})

// A printer lays the page out again and waits for no script: what was drawn for the screen is scaled to the paper, or
// it would overflow it, and from right to left take all of the page with it.
globalStyle(`${drawing} > div`, { '@media': { print: { inlineSize: '100% !important' } } })

/** Numbers and names along an axis; the library sets them on their line. */
export const tick = style({ unicodeBidi: 'plaintext', fill: vars.muted })

const word = style({ unicodeBidi: 'plaintext', dominantBaseline: 'central' })

export const quiet = style([word, { fill: vars.muted }])

export const loud = style([word, { fill: vars.text }])

export const grid = style({ stroke: vars.line, '@media': { [media.forced]: { opacity: 0.4 } } })

export const base = style({ stroke: vars.edge })

/** Parts that touch are separated by a line of the ground. */
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
