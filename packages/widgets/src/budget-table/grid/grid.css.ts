import { basics, hairline, layer, media, space, span, type, vars, weight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { columns } from '../model/columns.ts'
import { columnLayout } from './column-layout.ts'

const paper = 'portal-budget-table'
// The types of the style library don't know `size`, so the rule needs a variable.
const landscape = { size: 'A4 landscape', margin: '10mm' }
globalStyle(`@page ${paper}`, landscape)

const widths = columns.map(id => columnLayout[id])
const template = widths.map(([rem, share]) => (share ? `minmax(${rem}rem, ${share}fr)` : `${rem}rem`)).join(' ')
const onPaper = widths.map(([rem]) => `minmax(0, ${rem}fr)`).join(' ')

/** Row height. Fits exactly two lines of numbers in every density and language. */
export const rowHeight = `max(calc(${basics.row} - ${space(1)}), calc(${basics.type} * 2.35))`

const least = `${widths.reduce((sum, [rem]) => sum + rem, 0)}rem`

/** As tall as its rows. Only the page scrolls, between a sticky header and sticky totals. */
export const grid = style({
  vars: { '--row': rowHeight },
  // Rows keep their place when rows above are added or deleted.
  overflowAnchor: 'none',
  borderBlock: hairline,
  // An opaque background and square corners allow scrolling without repainting.
  background: vars.surface,
  userSelect: 'none',
  '@media': { print: { border: 0, page: paper, fontSize: '7pt' } },
})

/** Scrolls a focused cell clear of the sticky columns. */
const padded = { [media.from960]: { scrollPaddingInlineStart: `${columnLayout.code[0] + columnLayout.name[0]}rem` } }

/** The rows. They scroll horizontally when columns don't fit. */
export const body = style({
  position: 'relative',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  // Leaves room for notes below the cells of a short table.
  minBlockSize: span(36),
  '@media': { ...padded, print: { padding: '0 !important', overflow: 'visible', minBlockSize: 0 } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: template,
  // As wide as its columns, so that the background covers all of them.
  minInlineSize: least,
  blockSize: rowHeight,
  borderBlockEnd: hairline,
  background: vars.surface,
  // Contains layout and paint, so that a change in one row doesn't touch the others.
  position: 'relative',
  zIndex: 0,
  contain: 'size layout style',
  selectors: {
    '&[aria-level="1"]': { background: vars.sunken, fontWeight: weight.strong },
    // Raises the row, so that its notes cover the following rows.
    '&[data-noted]': { zIndex: 1 },
    // The current row, rendered apart while outside the viewport.
    '&[data-apart]': { position: 'absolute', insetInline: 0 },
  },
  '@media': {
    print: { gridTemplateColumns: onPaper, minInlineSize: 0, blockSize: 'auto', breakInside: 'avoid', contain: 'none' },
  },
})

/** Sticky, and scrolled horizontally by script together with the rows. */
const stuck = { position: 'sticky', zIndex: layer.sticky, overflow: 'hidden', background: vars.surface } as const

/** The group is sticky instead of its cells, so that it makes a single layer. */
export const headRow = style({
  ...stuck,
  insetBlockStart: basics.top,
  color: vars.muted,
  fontSize: type.small,
  fontWeight: weight.strong,
  '@media': { print: { position: 'static', overflow: 'visible', fontSize: 'inherit' } },
})

/** Headers of numbers align with their numbers in both directions. */
export const numberHeader = style({ textAlign: 'end', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } })

export const totalGroup = style({
  ...stuck,
  insetBlockEnd: 0,
  boxShadow: `0 ${span(-0.25)} ${span(1.5)} ${vars.shadow}`,
  '@media': { ...padded, print: { position: 'static', overflow: 'visible', boxShadow: 'none' } },
})

export const totalRow = style([row])
