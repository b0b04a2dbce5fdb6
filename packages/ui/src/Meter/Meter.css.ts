import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, type, weight } from '../theme/scale.ts'

const toned = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), fontWeight: weight.strong })

export const mark = styleVariants({ warning: vars.warning, danger: vars.danger }, color => [toned, { color }])

/** Puts the number after the bar, on one line. */
export const beside = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: space(20),
})

// Wide enough for "100%", so that bars in a column end at the same place.
export const besideHead = style({ flexShrink: 0, minInlineSize: '4ch', textAlign: 'end', fontSize: type.small })
