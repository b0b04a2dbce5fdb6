import { letters, space, type, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const underlined = { textDecoration: `underline ${vars.edge}`, textUnderlineOffset: letters(0.2) } as const

/** A sum over the same in dollars. */
export const pair = style({
  display: 'inline-block',
  lineHeight: 1.15,
  verticalAlign: 'middle',
  // A link's own line does not reach into a box, and is wanted under the first amount only.
  selectors: { 'a > &::first-line': underlined },
})

/** The same in dollars, in a quieter tone. */
export const quiet = style({
  display: 'block',
  color: vars.muted,
  fontSize: type.small,
  fontWeight: 'normal',
  // On paper the frame says how large all of it is; a sign longer than its sum, it has to fit into the same column.
  '@media': { print: { fontSize: letters(0.85) } },
})

/** Opens the rows that sum to an amount. An amount by itself is a line as high as a target has to be, and moves nothing. */
export const link = style({
  ...underlined,
  paddingBlock: space(1),
  color: 'inherit',
  selectors: { '&:hover': { color: vars.accentInk } },
})
