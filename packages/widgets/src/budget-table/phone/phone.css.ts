import { basics, hairline, layer, space, span, type, vars, weight, windowHeight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const rowHeight = `calc(${basics.type} * 4.5)`

/** With a line more, for dollars. */
const tallRow = `calc(${basics.type} * 6)`

/** Scrolls by itself over totals that stay. */
export const frame = style({
  vars: { '--row': rowHeight },
  maxBlockSize: windowHeight(height => `max(${span(80)}, calc(${height} - ${span(48)}))`),
  overflow: 'auto',
  // The totals stay under the bar of a page's actions.
  isolation: 'isolate',
  overflowAnchor: 'none',
  // What is gone to does not end under the totals.
  scrollPaddingBlockEnd: 'var(--row)',
  borderBlock: hairline,
  selectors: { '&[data-dollars]': { vars: { '--row': tallRow } } },
  '@media': { print: { maxBlockSize: 'none' } },
})

export const list = style({ listStyle: 'none' })

export const row = style({
  blockSize: 'var(--row)',
  borderBlockEnd: hairline,
  background: vars.surface,
  selectors: {
    '&[data-kind="category"], &[data-kind="total"]': { background: vars.sunken, fontWeight: weight.strong },
    '&[data-kind="category"]': { position: 'relative' },
    '&[data-kind="total"]': { display: 'grid', alignContent: 'center', padding: `0 ${space(3)}` },
  },
})

/** All of the row opens it. */
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

/** The button that opens a category's dialog, in the corner: its sums take the whole width. */
export const corner = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })

/** Leaves that corner free. */
export const besideCorner = style({ display: 'block', paddingInlineEnd: space(9) })

export const title = style({ display: 'flex' })

/** Keeps its width beside a long name. */
export const keeps = style({ flex: 'none' })

/** In either language it is cut where it ends. */
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
})

export const facts = style({ display: 'flex', justifyContent: 'space-between', gap: space(3), fontSize: type.small })

/** How its edit stands, beside the name. */
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

/** Where there is little room its name is cut, and never the sum. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  columnGap: space(1),
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { justifyContent: 'end', textAlign: 'end' } },
})

export const sums = style({})

// Two beside each other, so that what is typed begins on the first screen.
globalStyle(`${sums} > dl`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

// Dollars stand under their sum.
globalStyle(`${fact} > bdi + bdi`, { gridColumn: '1 / -1', fontWeight: 'normal' })

export const term = style({
  overflow: 'hidden',
  color: vars.muted,
  fontWeight: 'normal',
  textOverflow: 'ellipsis',
})

export const totals = style({ position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky })
