import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { letters, radius, space, span, stroke } from '../theme/scale.ts'

/** Takes no space; inline, so that a long name breaks as other words do. */
export const around = style({ position: 'relative' })

/** Words that have a card: on one line, so that a code never breaks at its hyphen, with a dotted line under them. */
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
  border: 0,
  padding: 0,
  paddingBlock: space(1),
  marginBlock: space(-1),
  borderRadius: radius.small,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textDecorationColor: vars.edge,
  textDecorationThickness: stroke.thin,
  textUnderlineOffset: letters(0.3),
  cursor: 'help',
})

export const card = style({ minInlineSize: span(56), padding: space(3) })
