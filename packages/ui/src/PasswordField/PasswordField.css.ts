import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, space, type } from '../theme/scale.ts'

export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: type.small,
  color: vars.muted,
})

export const track = style({ flex: 1, blockSize: space(1), borderRadius: radius.round, background: vars.line })

const fill = style({ display: 'block', blockSize: '100%', borderRadius: radius.round })

export const fills = styleVariants({
  weak: [fill, { inlineSize: '25%', background: vars.danger }],
  fair: [fill, { inlineSize: '60%', background: vars.warning }],
  strong: [fill, { inlineSize: '100%', background: vars.success }],
})
