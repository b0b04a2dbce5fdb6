import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

const from960 = (gridTemplateColumns: string) => ({ '@media': { [media.from960]: { gridTemplateColumns } } })

export const ratios = styleVariants({
  even: from960('minmax(0, 1fr) minmax(0, 1fr)'),
  'wide-start': from960('minmax(0, 2fr) minmax(0, 1fr)'),
  'wide-end': from960('minmax(0, 1fr) minmax(0, 2fr)'),
})

export const pane = style({ minInlineSize: 0 })

/** Comes first on phones, where there is one column. The focus order still follows the source. */
export const early = style({ '@media': { [media.below960]: { order: -1 } } })
