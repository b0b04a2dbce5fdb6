import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/scale.ts'

export const money = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // On its own line, it aligns with the surrounding text instead of its own direction.
  textAlign: ['-webkit-match-parent', 'match-parent'],
})

export const looks = styleVariants({ plain: {}, quiet: { color: vars.muted, fontSize: type.small } })
