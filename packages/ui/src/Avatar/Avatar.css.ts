import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, span, type, wash, weight } from '../theme/scale.ts'

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.round,
  color: vars.accentInk,
  background: wash(vars.accentInk),
  fontWeight: weight.strong,
  lineHeight: 1,
  objectFit: 'cover',
  // CSS draws the initials. As text, they would become part of the accessible name of a surrounding button.
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
})

export const sizes = styleVariants({
  small: { inlineSize: span(7), blockSize: span(7), fontSize: span(2.75) },
  medium: { inlineSize: span(9), blockSize: span(9), fontSize: type.small },
  large: { inlineSize: span(16), blockSize: span(16), fontSize: type.title },
})
