import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, type } from '../theme/scale.ts'

export const list = style({ display: 'grid', gap: `${space(4)} ${space(6)}` })

export const columns = styleVariants({
  one: {},
  two: { '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
})

export const term = style({ color: vars.muted, fontSize: type.small })

export const value = style({ overflowWrap: 'anywhere' })
