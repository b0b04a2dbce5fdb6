import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { ring } from '../theme/scale.ts'

// Shadows that lie at the edges of the box, and covers in the page's colour that scroll along with the content over
// them: a shadow shows just where more can be reached. Both edges are alike, so direction does not matter.
const cover = (side: string) => `linear-gradient(to ${side}, ${vars.surface} 40%, transparent)`
const shade = (side: string) => `linear-gradient(to ${side}, ${vars.shadow}, transparent)`

export const area = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
  selectors: { '&:focus-visible': ring },
})

export const axes = styleVariants({
  inline: {
    overflowBlock: 'hidden',
    backgroundImage: `${cover('right')}, ${cover('left')}, ${shade('right')}, ${shade('left')}`,
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundSize: '2.5rem 100%, 2.5rem 100%, 0.75rem 100%, 0.75rem 100%',
  },
  block: {
    overflowInline: 'hidden',
    backgroundImage: `${cover('bottom')}, ${cover('top')}, ${shade('bottom')}, ${shade('top')}`,
    backgroundPosition: '0 0, 0 100%, 0 0, 0 100%',
    backgroundSize: '100% 2.5rem, 100% 2.5rem, 100% 0.75rem, 100% 0.75rem',
  },
})

export const heights = styleVariants({
  content: {},
  small: { maxBlockSize: '12rem' },
  medium: { maxBlockSize: '24rem' },
  large: { maxBlockSize: '40rem' },
})
