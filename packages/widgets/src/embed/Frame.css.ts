import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  padding: span(5),
  paddingBlockEnd: span(6),
  maxInlineSize: span(144),
  marginInline: 'auto',
})

/** Keeps a notice below the panel's close button, which lies over the frame's top corner. */
export const belowClose = style({ paddingBlockStart: span(14) })

export const code = style({ fontSize: span(6), fontWeight: 600, userSelect: 'all', direction: 'ltr' })
