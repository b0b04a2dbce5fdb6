import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { media, radius, space, span, stroke, wash } from '../theme/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.5 } })

/** Reserves its space at once, but appears only after 150 ms, so that fast responses don't flicker. */
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  animation: `${appear} 150ms 150ms ease-out backwards`,
})

export const bone = style({
  borderRadius: radius.small,
  background: wash(vars.line, 60),
  animation: `${breathe} 1600ms ease-in-out infinite`,
  // Forced colours remove backgrounds.
  '@media': { [media.forced]: { border: `${stroke.thin} solid GrayText` } },
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
})

export const shapes = styleVariants({
  text: { blockSize: `calc(${basics.type} * 0.8)` },
  row: { blockSize: basics.row },
  block: { blockSize: span(40) },
})
