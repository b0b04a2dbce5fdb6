import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, type, wash, weight } from '../theme/scale.ts'

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.round,
  color: vars.accent,
  background: wash(vars.accent),
  fontWeight: weight.strong,
  lineHeight: 1,
  objectFit: 'cover',
  // Drawn, not written: they are no part of the name of the button they may stand in.
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
})

export const sizes = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: '0.6875rem' },
  medium: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: type.small },
  large: { inlineSize: '4rem', blockSize: '4rem', fontSize: type.title },
})
