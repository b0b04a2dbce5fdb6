import { style, styleVariants } from '@vanilla-extract/css'
import { span } from '../theme/scale.ts'

const area = style({ overscrollBehavior: 'contain', scrollbarWidth: 'thin' })

export const axes = styleVariants({
  inline: [area, { overflowX: 'auto', overflowY: 'hidden' }],
  block: [area, { overflowX: 'hidden', overflowY: 'auto' }],
})

export const contents = styleVariants({
  // As wide as its unbreakable content, so that measurements include everything.
  inline: { minInlineSize: 'fit-content' },
  block: {},
})

export const heights = styleVariants({
  content: {},
  small: { maxBlockSize: span(48) },
  medium: { maxBlockSize: span(96) },
  large: { maxBlockSize: span(160) },
})
