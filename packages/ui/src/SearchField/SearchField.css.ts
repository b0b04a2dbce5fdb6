import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, span } from '../theme/scale.ts'

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: span(96),
})

export const glass = style({
  position: 'absolute',
  insetInlineStart: span(3),
  display: 'flex',
  color: vars.muted,
  pointerEvents: 'none',
})

export const input = style({
  paddingInline: span(10),
  textOverflow: 'ellipsis',
  '@media': { [media.touch]: { paddingInlineEnd: span(12) } },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})

export const clear = style({ position: 'absolute', insetInlineEnd: space(1), display: 'flex' })
