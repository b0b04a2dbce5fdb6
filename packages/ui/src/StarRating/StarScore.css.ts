import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, span } from '../theme/scale.ts'

export const score = style({ display: 'inline-flex', alignItems: 'center', gap: space(2), verticalAlign: 'middle' })

/** Filled from the inline start. A star looks the same mirrored. */
export const strip = style({
  inlineSize: span(24),
  blockSize: span(4.8),
  fill: 'none',
  color: vars.accentInk,
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

export const figure = style({ fontVariantNumeric: 'tabular-nums' })
