import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, stroke, stronger } from '../theme/scale.ts'

export const link = style({
  borderRadius: radius.small,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: stroke.thin,
})

export const variants = styleVariants({
  text: { color: vars.accent, selectors: { '&:hover': { color: stronger(vars.accent, 30) } } },
  quiet: { color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
  button: {},
})

/** Set apart as a box, so that the underline ends with the words. */
export const sign = style({ display: 'inline-block', marginInlineStart: '0.25em' })
