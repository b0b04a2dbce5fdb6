import { letters, space, type, vars } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const underlined = { textDecoration: `underline ${vars.edge}`, textUnderlineOffset: letters(0.2) } as const

export const pair = style({
  display: 'inline-block',
  lineHeight: 1.15,
  verticalAlign: 'middle',
  // A link's underline doesn't reach inline blocks. This draws it below the first amount only.
  selectors: { 'a > &::first-line': underlined },
})

export const quiet = style({
  display: 'block',
  color: vars.muted,
  fontSize: type.small,
  fontWeight: 'normal',
  // The print font size comes from the table. The dollar amount is longer than its sum, so it must shrink to fit the
  // column.
  '@media': { print: { fontSize: letters(0.85) } },
})

/** Link to the rows behind an amount. Its padding makes the target tall enough without moving anything. */
export const link = style({
  ...underlined,
  paddingBlock: space(1),
  color: 'inherit',
  selectors: { '&:hover': { color: vars.accentInk } },
})
