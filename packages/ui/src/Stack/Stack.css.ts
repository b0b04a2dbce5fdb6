import { style, styleVariants } from '@vanilla-extract/css'
import { width } from '../theme/scale.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

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
