import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../theme/scale.ts'

export const content = style({ padding: space(3), outline: 'none' })

export const title = style({ fontSize: type.text, fontWeight: weight.strong, marginBlockEnd: space(2) })
