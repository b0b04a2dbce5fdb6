import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, space, type } from '../theme/scale.ts'

export const header = style({
  padding: `${space(2)} ${space(2)} ${space(3)}`,
  marginBlockEnd: space(1),
  borderBlockEnd: hairline,
})

export const note = style({ display: 'block', color: vars.muted, fontSize: type.small })

export const signs = styleVariants({
  neutral: { display: 'flex', color: vars.muted },
  danger: { display: 'flex', color: vars.danger },
})
