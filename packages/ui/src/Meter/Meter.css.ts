import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, type, weight } from '../theme/scale.ts'

const toned = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), fontWeight: weight.strong })

export const mark = styleVariants({ warning: vars.warning, danger: vars.danger }, color => [toned, { color }])

/** The bar with its figure after it, on one line. */
export const beside = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: space(20),
})

// As wide as "100%", so that the bars of a column end alike.
export const besideHead = style({ flexShrink: 0, minInlineSize: '4ch', textAlign: 'end', fontSize: type.small })
