import { basics, hairline, layer, media, span, type, vars, weight, windowHeight } from '@portal/ui/theme/tokens'
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

/** The height of a row: two lines of numbers fit into it, in every density and language. */
export const rowHeight = `max(${basics.row}, calc(${basics.type} * 2.5))`

/** Scrolls by itself, in both ways, between a header and totals that stay. */
export const frame = style({
  vars: { '--row': rowHeight },
  maxBlockSize: windowHeight(height => `max(${span(80)}, calc(${height} - ${basics.top} - ${span(32)}))`),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Rows keep their position while those above are added and deleted.
  overflowAnchor: 'none',
  // Above the totals is space for a note under the cell.
  scrollPaddingBlock: `${span(10)} calc(${rowHeight} + ${span(14)})`,
  borderBlock: hairline,
  // Opaque and with square corners, so that it is scrolled without being painted anew.
  background: vars.surface,
  userSelect: 'none',
  '@media': {
    [media.from960]: { scrollPaddingInlineStart: `${columnLayout.code[0] + columnLayout.name[0]}rem` },
    print: { maxBlockSize: 'none', overflow: 'visible', border: 0, page: paper, fontSize: '7pt' },
  },
})

/** As wide as its columns, so that what is behind a row reaches its end. */
export const grid = style({
  minInlineSize: `${widths.reduce((sum, [rem]) => sum + rem, 0)}rem`,
  '@media': { print: { minInlineSize: 0 } },
})

export const body = style({ position: 'relative', '@media': { print: { padding: '0 !important' } } })

export const row = style({
  display: 'grid',
  gridTemplateColumns: template,
  blockSize: rowHeight,
  borderBlockEnd: hairline,
  background: vars.surface,
  // Each row by itself: what changes in one is laid out and painted without walking through the others.
  position: 'relative',
  zIndex: 0,
  contain: 'size layout style',
  selectors: {
    '&[aria-level="1"]': { background: vars.sunken, fontWeight: weight.strong },
    // What hangs under its cells lies over the rows that follow.
    '&[data-noted]': { zIndex: 1 },
    // The current row, drawn by itself while it is out of view.
    '&[data-apart]': { position: 'absolute', insetInline: 0 },
  },
  '@media': { print: { gridTemplateColumns: onPaper, blockSize: 'auto', breakInside: 'avoid', contain: 'none' } },
})

const stuck = { position: 'sticky', zIndex: layer.sticky, background: vars.surface } as const

/** The group sticks, so that one layer is drawn and not one for each column. */
export const headRow = style({
  ...stuck,
  insetBlockStart: 0,
  color: vars.muted,
  fontSize: type.small,
  fontWeight: weight.strong,
  '@media': { print: { position: 'static', fontSize: 'inherit' } },
})

/** Words are right above their numbers, in both directions. */
export const numberHeader = style({ textAlign: 'end', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } })

export const totalGroup = style({
  ...stuck,
  insetBlockEnd: 0,
  boxShadow: `0 ${span(-0.25)} ${span(1.5)} ${vars.shadow}`,
  '@media': { print: { position: 'static', boxShadow: 'none' } },
})

export const totalRow = style([row])
