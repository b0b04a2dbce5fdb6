import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, weight } from '../theme/scale.ts'

const toned = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), fontWeight: weight.strong })

export const mark = styleVariants({ warning: vars.warning, danger: vars.danger }, color => [toned, { color }])
