import { style } from '@vanilla-extract/css'
import { hairline, space } from '../theme/scale.ts'

export const reset = style({ marginBlockStart: space(2), paddingBlockStart: space(2), borderBlockStart: hairline })
