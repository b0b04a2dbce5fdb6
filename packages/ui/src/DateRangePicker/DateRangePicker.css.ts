import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space } from '../theme/scale.ts'

export const ends = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1), flex: 1 })

export const dash = style({ color: vars.muted })

export const sheet = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': { [media.from640]: { flexDirection: 'row' } },
})

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space(1),
  padding: space(2),
  '@media': { [media.from640]: { flexDirection: 'column' } },
})

/** Wide enough for the presets beside the month. */
export const wide = style({ maxInlineSize: 'min(36rem, calc(100vw - 1rem))' })
