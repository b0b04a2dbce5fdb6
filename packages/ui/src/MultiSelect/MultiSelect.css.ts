import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, media, radius, space, type } from '../theme/scale.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(1), listStyle: 'none' })

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: space(2),
  border: hairline,
  borderRadius: radius.small,
  background: vars.sunken,
  fontSize: type.small,
})

export const tagWords = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  color: vars.muted,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover:not(:disabled)': { color: vars.text }, '&:disabled': { cursor: 'default' } },
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})
