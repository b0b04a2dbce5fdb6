import { style, styleVariants } from '@vanilla-extract/css'
import { type, weight } from '../theme/scale.ts'

export const heading = style({
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Arabic needs room for marks above and below its letters, so only Latin headings get the smaller line height.
  lineHeight: 1.3,
  selectors: { '&:lang(ar)': { lineHeight: 1.55 } },
})

export const sizes = styleVariants({
  display: { fontSize: type.display },
  title: { fontSize: type.title },
  large: { fontSize: type.large },
  text: { fontSize: type.text },
})
