import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, space, stroke } from '../theme/scale.ts'

export const pair = style({ display: 'inline-flex', gap: stroke.thin })

export const main = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 })

export const opener = style({
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  borderStartEndRadius: radius.small,
  borderEndEndRadius: radius.small,
  paddingInline: space(2),
  selectors: { '&[data-variant="secondary"]': { color: vars.muted } },
})
