import { style } from '@vanilla-extract/css'
import { media, space, type, weight, width } from '../theme/scale.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: width.bar,
  paddingInline: space(2),
  '@media': { [media.from640]: { paddingInline: space(4), gap: space(3) } },
})

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontSize: type.large,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
})

export const middle = style({ flex: 1, minInlineSize: 0, display: 'flex', gap: space(1), alignItems: 'center' })

export const end = style({ display: 'flex', alignItems: 'center', gap: space(1), flex: 'none' })
