import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Frame for vertical content. Its minimum height equals the element's initial height. */
export const frame = style({
  padding: span(5),
  paddingBlockEnd: span(6),
  maxInlineSize: span(192),
  minBlockSize: span(70),
})

/** Frame for a table, which takes the full width. */
export const table = style({ padding: span(4) })

/** The sign-in state, aligned with the frame's content. */
export const signIn = style({
  paddingInline: span(5),
  paddingBlock: span(4),
  maxInlineSize: span(192),
})
