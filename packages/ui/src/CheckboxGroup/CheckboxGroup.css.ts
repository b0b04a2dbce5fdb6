import { style } from '@vanilla-extract/css'
import { hairline, space } from '../theme/scale.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space(1) })

export const all = style({ paddingBlockEnd: space(2), borderBlockEnd: hairline })
