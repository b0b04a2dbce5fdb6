import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, shadow, space, span, windowHeight } from '../theme/scale.ts'

const rise = keyframes({ from: { transform: `translateY(${span(4)})`, opacity: 0 } })

/** A panel at the bottom on phones, within thumb reach, and centred elsewhere. */
export const modal = style({
  marginBlockStart: 'auto',
  inlineSize: '100%',
  maxBlockSize: windowHeight(height => `calc(${height} * 0.9)`),
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  borderStartStartRadius: radius.large,
  borderStartEndRadius: radius.large,
  boxShadow: shadow,
  color: vars.text,
  background: vars.raised,
  '@media': {
    [media.motion]: { animation: `${rise} 160ms ease-out` },
    [media.from640]: {
      margin: 'auto',
      borderRadius: radius.large,
      maxBlockSize: windowHeight(height => `calc(${height} - ${space(16)})`),
    },
  },
})

const upTo = (maxInlineSize: string) => ({ '@media': { [media.from640]: { maxInlineSize } } })

export const sizes = styleVariants({ small: upTo(span(104)), medium: upTo(span(144)), large: upTo(span(216)) })
