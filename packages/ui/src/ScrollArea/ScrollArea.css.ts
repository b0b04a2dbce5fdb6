import { style, styleVariants } from '@vanilla-extract/css'
import { span } from '../theme/scale.ts'

const area = style({ overscrollBehavior: 'contain', scrollbarWidth: 'thin' })

export const axes = styleVariants({
  inline: [area, { overflowX: 'auto', overflowY: 'hidden' }],
  block: [area, { overflowX: 'hidden', overflowY: 'auto' }],
})

export const contents = styleVariants({
  // As wide as what cannot be broken, so that it is measured with all that it contains.
  inline: { minInlineSize: 'fit-content' },
  block: {},
})

export const heights = styleVariants({
  content: {},
  small: { maxBlockSize: span(48) },
  medium: { maxBlockSize: span(96) },
  large: { maxBlockSize: span(160) },
})
