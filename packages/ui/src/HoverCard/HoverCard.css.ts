import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { letters, radius, space, span, stroke } from '../theme/scale.ts'

/** Inline, so that a long name wraps like other text. */
export const around = style({ position: 'relative' })

/** Keeps the text on one line, so that a code doesn't break at its hyphen. A dotted underline marks the card. */
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
