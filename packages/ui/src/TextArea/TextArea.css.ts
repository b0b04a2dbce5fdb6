import { style } from '@vanilla-extract/css'
import { letters, space } from '../theme/scale.ts'

export const area = style({
  paddingBlock: space(2),
  resize: 'vertical',
  fieldSizing: 'content',
  minBlockSize: [letters(6), '4lh'],
  maxBlockSize: '60vh',
})
