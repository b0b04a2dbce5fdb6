import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, space, span, type, weight, width } from '../theme/scale.ts'

/** Narrow enough for the eye to follow a row. */
export const table = style({ minInlineSize: `min(100%, ${width.form})`, borderCollapse: 'collapse' })

export const row = style({ borderBlockEnd: hairline })

const box = style({
  padding: `${space(2)} ${space(3)}`,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
})

/** Digits align at the last one, which is on the right in every language. */
const figures = style({
  inlineSize: '1%',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
})

export const cell = style([box, figures])

/** A linked number. The target spans the row's height, and more than the digits of a short number. */
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
