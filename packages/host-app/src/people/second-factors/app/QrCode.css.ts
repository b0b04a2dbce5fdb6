import { space, span } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Dark on light in every theme and in forced colours, because most apps can't read inverted codes. */
const picture = style({
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  background: 'Canvas',
  color: 'CanvasText',
  maxInlineSize: '100%',
  padding: space(2),
})

export const sizes = styleVariants({
  small: [picture, { inlineSize: span(36), blockSize: span(36) }],
  medium: [picture, { inlineSize: span(64), blockSize: span(64) }],
  large: [picture, { inlineSize: span(112), aspectRatio: '1', marginInline: 'auto' }],
})
