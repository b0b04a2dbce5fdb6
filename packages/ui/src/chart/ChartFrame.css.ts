import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, span } from '../theme/scale.ts'

const ink = Object.fromEntries(
  [vars.chart1, vars.chart2, vars.chart3, vars.chart4, vars.chart5, vars.chart6, vars.text, vars.muted, vars.edge].map(
    colour => [colour, 'CanvasText'],
  ),
)

/** Forced colours leave one foreground and one background. Patterns, dashes, and marks tell series apart. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
  breakInside: 'avoid',
  '@media': {
    [media.forced]: { vars: { ...ink, [vars.line]: 'GrayText', [vars.surface]: 'Canvas', [vars.raised]: 'Canvas' } },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
})

export const words = style({ flex: `1 1 ${span(46)}`, minInlineSize: 0 })

/** Hides controls on paper and in the print preview. */
export const screenOnly = style({
  selectors: { '[data-paper] &': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})

/** Stacks everything in one grid cell, so that the drawing, spacer, and table share a size. */
export const body = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const heights = styleVariants({
  small: { minBlockSize: span(48) },
  medium: { minBlockSize: span(72) },
  large: { minBlockSize: span(96) },
})

const only = style({ gridArea: '1 / 1', minInlineSize: 0 })

export const layer = style([only, { display: 'flex', flexDirection: 'column' }])

export const tableBox = style([only, { display: 'flex', flexDirection: 'column', gap: space(2) }])

export const lines = only

export const line = style({ blockSize: span(5.5) })

export const message = style([only, { display: 'grid', placeItems: 'center', textAlign: 'center' }])

export const fill = style({ flex: 1, blockSize: '100%', inlineSize: '100%' })
