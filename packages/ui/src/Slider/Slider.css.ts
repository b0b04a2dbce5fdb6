import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space } from '../theme/scale.ts'

export const slider = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: space(6),
  margin: 0,
  accentColor: vars.accent,
  cursor: 'pointer',
  // A finger that slides must not scroll the page.
  touchAction: 'pan-y',
  selectors: { '&:disabled': { cursor: 'default' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const line = style({ display: 'flex', alignItems: 'center', gap: space(3) })

export const output = style({ minInlineSize: '4ch', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space(3) })
