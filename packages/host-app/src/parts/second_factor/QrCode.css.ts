import { space, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Dark on light in every theme, also where the system draws its own colours: most apps read no other. */
export const picture = style({
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  background: 'Canvas',
  color: 'CanvasText',
  inlineSize: span(64),
  blockSize: span(64),
  maxInlineSize: '100%',
  padding: space(2),
})
