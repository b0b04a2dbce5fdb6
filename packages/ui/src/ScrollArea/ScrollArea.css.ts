import { style, styleVariants } from '@vanilla-extract/css'

const area = style({ overscrollBehavior: 'contain', scrollbarWidth: 'thin' })

export const axes = styleVariants({
  inline: [area, { overflowX: 'auto', overflowY: 'hidden' }],
  block: [area, { overflowX: 'hidden', overflowY: 'auto' }],
})

export const contents = styleVariants({
  // As wide as what cannot be broken, so that it is measured with all that it holds.
  inline: { minInlineSize: 'fit-content' },
  block: {},
})

export const heights = styleVariants({
  content: {},
  small: { maxBlockSize: '12rem' },
  medium: { maxBlockSize: '24rem' },
  large: { maxBlockSize: '40rem' },
})
