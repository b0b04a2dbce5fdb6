import { style, styleVariants } from '@vanilla-extract/css'
import { letters, span } from '../theme/scale.ts'

export const glyph = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: letters(-0.25),
})

export const sizes = styleVariants({
  small: { inlineSize: span(4), blockSize: span(4) },
  medium: { inlineSize: span(5), blockSize: span(5) },
  large: { inlineSize: span(8), blockSize: span(8) },
})

export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
