import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { letters, media, radius, space, span, stroke, stronger } from '../theme/scale.ts'

/** Reaches 4 px over and under its line, on touch 12, without moving anything: at least 24 and 44 px to hit. */
export const link = style({
  font: 'inherit',
  inlineSize: 'fit-content',
  paddingBlock: space(1),
  marginBlock: space(-1),
  borderRadius: radius.small,
  '@media': { [media.touch]: { paddingBlock: space(3), marginBlock: space(-3) } },
  textUnderlineOffset: letters(0.2),
  textDecorationThickness: stroke.thin,
  selectors: { '&:active': { textDecorationThickness: stroke.thick } },
})

/** A figure or two, which would be narrower than 24 px; longer words are to wrap as text. */
export const short = style({ display: 'inline-block', minInlineSize: span(6) })

export const variants = styleVariants({
  text: { color: vars.accentInk, selectors: { '&:hover': { color: stronger(vars.accentInk, 30) } } },
  quiet: { color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
  button: {},
})

/** Set apart as a box, so that the underline ends with the words. */
export const sign = style({ display: 'inline-block', marginInlineStart: letters(0.25) })
