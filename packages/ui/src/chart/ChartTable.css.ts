import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, space, span, type, weight, width } from '../theme/scale.ts'

/** No wider than the eye follows a row. */
export const table = style({ minInlineSize: `min(100%, ${width.form})`, borderCollapse: 'collapse' })

export const row = style({ borderBlockEnd: hairline })

const box = style({
  padding: `${space(2)} ${space(3)}`,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
})

/** Digits line up at their last one, which is on the right in every language; the words have the rest of the width. */
const figures = style({
  inlineSize: '1%',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
})

export const cell = style([box, figures])

/** A figure that leads somewhere; all of its row's height can be pressed, and of a short one more than its digits. */
export const opens = style({
  display: 'inline-block',
  minInlineSize: span(6),
  marginBlock: space(-2),
  paddingBlock: space(2),
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const words = style([box, { textAlign: 'start', fontWeight: weight.normal, minInlineSize: span(24) }])

const top = style([box, { color: vars.muted, fontSize: type.small, fontWeight: weight.strong }])

export const head = styleVariants({ words: [top, { textAlign: 'start' }], figures: [top, figures] })
