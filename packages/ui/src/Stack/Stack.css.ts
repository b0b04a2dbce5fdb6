import { style, styleVariants } from '@vanilla-extract/css'
import { letters, width } from '../theme/scale.ts'

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Keeps bullets inside the column.
  selectors: { 'ul&': { paddingInlineStart: letters(1.25) } },
})

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
})

export const widths = styleVariants({
  full: {},
  form: { maxInlineSize: width.form, inlineSize: '100%' },
  reading: { maxInlineSize: width.reading, inlineSize: '100%' },
})
