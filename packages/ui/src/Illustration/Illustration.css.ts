import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, span } from '../theme/scale.ts'

export const picture = style({
  flex: 'none',
  inlineSize: span(30),
  blockSize: span(20),
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const layers = styleVariants({
  shade: { fill: vars.sunken, '@media': { [media.forced]: { fill: 'none' } } },
  paper: {
    fill: vars.surface,
    stroke: vars.edge,
    '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
  line: { stroke: vars.edge, '@media': { [media.forced]: { stroke: 'CanvasText' } } },
  mark: { stroke: vars.accentInk, strokeWidth: 3, '@media': { [media.forced]: { stroke: 'CanvasText' } } },
})
