import { style } from '@vanilla-extract/css'
import { hairline } from '../theme/scale.ts'

export const divider = style({ border: 0, borderBlockStart: hairline, inlineSize: '100%', margin: 0 })
