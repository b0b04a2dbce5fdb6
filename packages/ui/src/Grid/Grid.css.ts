import { style, styleVariants } from '@vanilla-extract/css'
import { media, span } from '../theme/scale.ts'

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' })

const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const columns = styleVariants({
  one: {},
  two: { '@media': { [media.from640]: { gridTemplateColumns: even(2) } } },
  three: {
    '@media': { [media.from640]: { gridTemplateColumns: even(2) }, [media.from960]: { gridTemplateColumns: even(3) } },
  },
  four: {
    '@media': { [media.from640]: { gridTemplateColumns: even(2) }, [media.from960]: { gridTemplateColumns: even(4) } },
  },
  aside: { '@media': { [media.from960]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${span(88)})` } } },
})
