import { basics, hairline, layer, media, space, span, type, vars, weight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { columns } from '../model/columns.ts'
import { columnLayout } from './column-layout.ts'

const paper = 'portal-budget-table'
// Pages have a size, which the types of styles do not know of.
const landscape = { size: 'A4 landscape', margin: '10mm' }
globalStyle(`@page ${paper}`, landscape)

const widths = columns.map(id => columnLayout[id])
const template = widths.map(([rem, share]) => (share ? `minmax(${rem}rem, ${share}fr)` : `${rem}rem`)).join(' ')
const onPaper = widths.map(([rem]) => `minmax(0, ${rem}fr)`).join(' ')

/**
 * The height of a row: two lines of numbers fit into it, in every density and language, and it is no higher than that.
 */
export const rowHeight = `max(calc(${basics.row} - ${space(1)}), calc(${basics.type} * 2.35))`

const least = `${widths.reduce((sum, [rem]) => sum + rem, 0)}rem`

/** As high as its rows: the page alone scrolls down, under a header and over totals that stay. */
export const grid = style({
  vars: { '--row': rowHeight },
  // Rows keep their position while those above are added and deleted.
  overflowAnchor: 'none',
  borderBlock: hairline,
  // Opaque and with square corners, so that it is scrolled without being repainted.
  background: vars.surface,
  userSelect: 'none',
  '@media': { print: { border: 0, page: paper, fontSize: '7pt' } },
})

/** A cell that takes the focus is not left under the columns that stay. */
const padded = { [media.from960]: { scrollPaddingInlineStart: `${columnLayout.code[0] + columnLayout.name[0]}rem` } }

/** The rows, scrolled horizontally where their columns do not fit. */
export const body = style({
  position: 'relative',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  // Space for what is positioned below the cells of a few rows.
  minBlockSize: span(36),
  '@media': { ...padded, print: { padding: '0 !important', overflow: 'visible', minBlockSize: 0 } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: template,
  // As wide as its columns, so that what is behind it reaches its end.
  minInlineSize: least,
  blockSize: rowHeight,
  borderBlockEnd: hairline,
  background: vars.surface,
  // Each row on its own: what changes in one is laid out and painted without walking through the others.
  position: 'relative',
  zIndex: 0,
  contain: 'size layout style',
  selectors: {
    '&[aria-level="1"]': { background: vars.sunken, fontWeight: weight.strong },
    // What hangs under its cells covers the rows that follow.
    '&[data-noted]': { zIndex: 1 },
    // The current row, drawn on its own while it is out of view.
    '&[data-apart]': { position: 'absolute', insetInline: 0 },
  },
  '@media': {
    print: { gridTemplateColumns: onPaper, minInlineSize: 0, blockSize: 'auto', breakInside: 'avoid', contain: 'none' },
  },
})

/** Stays in view, and is scrolled along as the rows are; nobody scrolls it on its own. */
const stuck = { position: 'sticky', zIndex: layer.sticky, overflow: 'hidden', background: vars.surface } as const

/** The group sticks, so that one layer is drawn and not one for each column. */
export const headRow = style({
  ...stuck,
  insetBlockStart: basics.top,
  color: vars.muted,
  fontSize: type.small,
  fontWeight: weight.strong,
  '@media': { print: { position: 'static', overflow: 'visible', fontSize: 'inherit' } },
})

/** Words are right above their numbers, in both directions. */
export const numberHeader = style({ textAlign: 'end', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } })

export const totalGroup = style({
  ...stuck,
  insetBlockEnd: 0,
  boxShadow: `0 ${span(-0.25)} ${span(1.5)} ${vars.shadow}`,
  '@media': { ...padded, print: { position: 'static', overflow: 'visible', boxShadow: 'none' } },
})

export const totalRow = style([row])
