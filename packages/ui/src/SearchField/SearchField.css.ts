import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space } from '../theme/scale.ts'

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '24rem',
})

export const glass = style({
  position: 'absolute',
  insetInlineStart: '0.75rem',
  display: 'flex',
  color: vars.muted,
  pointerEvents: 'none',
})

export const input = style({
  paddingInline: '2.5rem',
  textOverflow: 'ellipsis',
  '@media': { [media.touch]: { paddingInlineEnd: '3rem' } },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})

export const clear = style({ position: 'absolute', insetInlineEnd: space(1), display: 'flex' })
