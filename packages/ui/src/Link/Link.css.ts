import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { letters, media, radius, space, span, stroke, stronger } from '../theme/scale.ts'

/** Extends the target by 4 px, or 12 px on touch, without moving anything. Targets are at least 24 or 44 px high. */
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

/** Gives text of a character or two the 24 px minimum target width. Longer text must wrap, so it doesn't get this. */
export const short = style({ display: 'inline-block', minInlineSize: span(6) })

export const variants = styleVariants({
  text: { color: vars.accentInk, selectors: { '&:hover': { color: stronger(vars.accentInk, 30) } } },
  quiet: { color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
  button: {},
})

/** An inline-block, so that the underline ends with the text. */
export const sign = style({ display: 'inline-block', marginInlineStart: letters(0.25) })
