import { style } from '@vanilla-extract/css'

export const mark = style({ inlineSize: '1.5rem', blockSize: '1.5rem', verticalAlign: 'middle' })
