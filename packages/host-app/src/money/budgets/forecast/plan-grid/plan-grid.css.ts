import { basics, vars } from '@portal/ui/theme'
import { hairline, layer, radius, shadow, space, span, stroke, type, wash, weight } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const line = span(52)
const amount = span(32)
const height = `max(${basics.row}, ${span(9)})`

export const grid = style({ userSelect: 'none' })

const bars = {
  position: 'sticky',
  zIndex: layer.sticky,
  overflow: 'hidden',
  background: vars.surface,
} as const

/** Column headers. They stick below the page's top bar. */
export const head = style({
  ...bars,
  insetBlockStart: basics.top,
  borderBlock: hairline,
  color: vars.muted,
  fontSize: type.small,
  fontWeight: weight.strong,
  '@media': { print: { position: 'static', overflow: 'visible' } },
})

/** Scrolls horizontally if the months overflow. Only the page scrolls vertically. */
export const frame = style({ overflowX: 'auto', overflowY: 'hidden', '@media': { print: { overflow: 'visible' } } })

export const foot = style({
  ...bars,
  insetBlockEnd: 0,
  boxShadow: `0 ${span(-0.25)} ${span(1.5)} ${vars.shadow}`,
  '@media': { print: { position: 'static', overflow: 'visible', boxShadow: 'none' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: line,
  gridAutoFlow: 'column',
  gridAutoColumns: amount,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  minBlockSize: height,
  borderBlockEnd: hairline,
  background: vars.surface,
  selectors: { [`${foot} &`]: { fontWeight: weight.strong } },
})

const cell = style({
  paddingInline: space(2),
  lineHeight: height,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'cell',
  scrollMarginBlock: `calc(${basics.top} + ${span(14)}) ${span(28)}`,
  scrollMarginInlineStart: line,
  selectors: {
    '&[aria-selected]': { background: wash(vars.accent, 14) },
    '&[data-edited]': { padding: 0 },
    '&:focus': { outline: `${stroke.thick} solid ${vars.accent}`, outlineOffset: `calc(-1 * ${stroke.thick})` },
  },
})

/** The line's name stays in place while its months scroll. */
export const name = style([
  cell,
  { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: vars.surface, borderInlineEnd: hairline },
])

/** Figures run left to right in every language, with aligned decimals. */
export const number = style([
  cell,
  {
    direction: 'ltr',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-readonly]': { color: vars.muted },
      '&[data-changed]': { background: wash(vars.info, 10), color: vars.text },
      '&[data-wrong]': { color: vars.danger, fontWeight: weight.strong },
    },
  },
])

/** Aligned with its figures in both directions. */
export const numberHead = style([
  number,
  { direction: 'inherit', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } },
])

/** Replaces the figure while it is edited. */
export const editor = style({
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space(2),
  border: 0,
  outline: `${stroke.thick} solid ${vars.accent}`,
  outlineOffset: `calc(-1 * ${stroke.thick})`,
  color: vars.text,
  background: vars.raised,
  textAlign: 'inherit',
  userSelect: 'text',
  selectors: { '&[aria-invalid]': { outlineColor: vars.danger } },
})

/** Explains invalid input. Rendered above all sticky elements. */
export const note = style({
  position: 'fixed',
  zIndex: layer.overlay,
  maxInlineSize: `min(${span(72)}, 100vw - ${space(4)})`,
  padding: `${space(1)} ${space(2)}`,
  border: `${stroke.thin} solid ${vars.danger}`,
  borderRadius: radius.small,
  boxShadow: shadow,
  color: vars.text,
  background: vars.raised,
  fontSize: type.small,
  fontWeight: weight.normal,
  lineHeight: basics.leading,
  textAlign: 'start',
  whiteSpace: 'normal',
})

/** Padding enlarges the link to the minimum target size without changing the row height. */
export const link = style({ paddingBlock: space(1), color: 'inherit', textDecorationColor: vars.edge })

/** Actions for unsaved edits. Reserves its height to avoid a layout shift. */
export const bar = style({ minBlockSize: span(11), paddingBlock: space(1) })
