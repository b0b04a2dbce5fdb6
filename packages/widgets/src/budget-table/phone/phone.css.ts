import { basics, hairline, space, span, type, vars, weight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const rowHeight = `calc(${basics.type} * 4.5)`

/** Row height with a second line for dollars. */
const tallRow = `calc(${basics.type} * 6)`

/** As tall as its rows. Only the page scrolls. */
export const frame = style({
  vars: { '--row': rowHeight },
  overflowAnchor: 'none',
  borderBlock: hairline,
  selectors: { '&[data-dollars]': { vars: { '--row': tallRow } } },
})

export const list = style({ listStyle: 'none' })

export const row = style({
  blockSize: 'var(--row)',
  borderBlockEnd: hairline,
  background: vars.surface,
  // Keeps a focused row clear of the page's sticky bars.
  scrollMarginBlock: `calc(${basics.top} + ${space(2)}) ${span(20)}`,
  selectors: {
    '&[data-kind="category"], &[data-kind="total"]': { background: vars.sunken, fontWeight: weight.strong },
    '&[data-kind="category"]': { position: 'relative' },
    '&[data-kind="total"]': { display: 'grid', alignContent: 'center', padding: `0 ${space(3)}` },
  },
})

/** Makes the whole row a target. */
export const press = style({
  display: 'block',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: span(-0.5) } },
})

/** Button in the corner that opens a category's dialog. The sums keep the full width. */
export const corner = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })

export const besideCorner = style({ display: 'block', paddingInlineEnd: space(9) })

export const title = style({ display: 'flex' })

export const keeps = style({ flex: 'none' })

/** Clips at the text's own end in either language. */
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
})

export const facts = style({ display: 'flex', justifyContent: 'space-between', gap: space(3), fontSize: type.small })

export const state = style({
  float: 'inline-end',
  marginInlineStart: space(3),
  color: vars.muted,
  fontSize: type.small,
  selectors: {
    '&[data-state="rejected"]': { color: vars.danger },
    '&[data-state="conflict"], &[data-state="waiting"]': { color: vars.warning },
    '&[data-state="saved"]': { color: vars.success },
  },
})

/** In narrow rows the label is clipped, never the sum. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  columnGap: space(1),
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { justifyContent: 'end', textAlign: 'end' } },
})

export const sums = style({})

// Two columns, so that the fields start within the first screen.
globalStyle(`${sums} > dl`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

globalStyle(`${fact} > bdi + bdi`, { gridColumn: '1 / -1', fontWeight: 'normal' })

export const term = style({
  overflow: 'hidden',
  color: vars.muted,
  fontWeight: 'normal',
  textOverflow: 'ellipsis',
})
