import { style } from '@vanilla-extract/css'

export const page = style({
  padding: '1.25rem',
  paddingBlockEnd: '1.5rem',
  maxInlineSize: '36rem',
  marginInline: 'auto',
})

export const code = style({ fontSize: '1.5rem', fontWeight: 600, userSelect: 'all', direction: 'ltr' })
