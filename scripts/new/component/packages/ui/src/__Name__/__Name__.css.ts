import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.ts'

export const frame = style({ padding: space(4), color: vars.text })
