import { style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', minInlineSize: 0 })

export const wraps = styleVariants({ yes: { flexWrap: 'wrap' }, no: {} })

export const aligns = styleVariants({
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
})

export const spreads = styleVariants({
  start: {},
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
})
