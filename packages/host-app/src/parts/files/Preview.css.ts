import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '24rem',
  objectFit: 'contain',
  background: vars.sunken,
})

export const paper = style({ inlineSize: '100%', blockSize: '32rem', border: 0, background: vars.sunken })
