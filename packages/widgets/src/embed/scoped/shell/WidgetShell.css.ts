import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/**
 * Around what is read from the top down; its least height is that of first states, with which the element begins too.
 */
export const frame = style({
  padding: span(5),
  paddingBlockEnd: span(6),
  maxInlineSize: span(192),
  minBlockSize: span(70),
})

/** Around a table, which takes all the width there is. */
export const table = style({ padding: span(4) })

/** The line that says who is signed in, in line with the content of the frame. */
export const signIn = style({
  paddingInline: span(5),
  paddingBlock: span(4),
  maxInlineSize: span(192),
})
