import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, shadow, span, windowHeight } from '../theme/scale.ts'

const glide = keyframes({ from: { opacity: 0 } })

export const panel = style({
  blockSize: windowHeight(height => height),
  overflow: 'hidden',
  boxShadow: shadow,
  color: vars.text,
  background: vars.raised,
  '@media': { [media.motion]: { animation: `${glide} 140ms ease-out` } },
})

export const sides = styleVariants({ start: { marginInlineEnd: 'auto' }, end: { marginInlineStart: 'auto' } })

export const widths = styleVariants({
  narrow: { inlineSize: `min(${span(72)}, calc(100vw - ${span(12)}))` },
  wide: { inlineSize: `min(${span(120)}, 100vw)` },
})
