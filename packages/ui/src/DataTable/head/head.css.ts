import { style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../../theme/contract.css.ts'
import { hairline, layer, media, radius, space, span, touch, type, weight } from '../../theme/scale.ts'
import { barHeight, frame, root } from '../DataTable.css.ts'
import { aligns } from '../rows/cell.css.ts'

/** Sticks as one group, so that the browser paints one layer instead of one per column. */
export const headGroup = style({
  position: 'sticky',
  insetBlockStart: basics.top,
  zIndex: layer.sticky,
  color: vars.muted,
  background: vars.surface,
  fontSize: type.small,
  fontWeight: weight.strong,
  '@media': {
    [media.tiny]: { position: 'static' },
    [media.below640]: { display: 'block', position: 'static' },
    print: { position: 'static', fontSize: 'inherit' },
  },
  selectors: {
    '[role="dialog"] &': { background: vars.raised },
    [`${root}[data-chosen] &`]: { insetBlockStart: `calc(${basics.top} + ${barHeight})` },
    [`${frame}[data-wide] &`]: { insetBlockStart: 0 },
  },
})

/** On phones, only sortable headers stay visible, in one line above the list. */
export const headRow = style({
  background: 'inherit',
  '@media': {
    [media.below640]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space(1),
      paddingInline: space(2),
      borderBlockEnd: hairline,
    },
  },
})

export const head = style({
  padding: `${space(2)} ${space(3)}`,
  borderBlockEnd: hairline,
  fontWeight: 'inherit',
  background: vars.surface,
  whiteSpace: 'nowrap',
  selectors: { '[role="dialog"] &': { background: vars.raised } },
  '@media': {
    [media.below640]: { border: 0, padding: 0 },
    // Overrides the inline width set by the script.
    print: { inlineSize: 'auto !important', paddingInline: space(1) },
  },
})

/** The header cell above the row menus. */
export const menuHead = style({ '@media': { print: { display: 'none' } } })

/** Hidden visually on phones, but still available to screen readers. */
export const unsortable = style({
  '@media': { [media.below640]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' } },
})

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: span(6),
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover, [aria-sort] > &': { color: vars.text },
    // Places the label right above its numbers, with the arrow before it.
    [`${aligns.end} > &`]: { flexDirection: 'row-reverse' },
    [`[dir="rtl"] ${aligns.end} > &`]: { flexDirection: 'row' },
  },
  '@media': {
    [media.below640]: {
      minBlockSize: touch,
      paddingInlineEnd: space(3),
      // On phones, headers form a line with nothing below them, so the arrow follows its own label.
      selectors: { [`${aligns.end} > &, [dir="rtl"] ${aligns.end} > &`]: { flexDirection: 'row' } },
    },
    [media.touch]: { minBlockSize: touch, marginBlock: `calc(-1 * ${space(2)})` },
  },
})

export const arrow = styleVariants({
  none: {
    visibility: 'hidden',
    selectors: { [`${sorter}:hover > &, ${sorter}:focus-visible > &`]: { visibility: 'visible', opacity: 0.6 } },
    '@media': { [media.below640]: { display: 'none' } },
  },
  ascending: { transform: 'rotate(180deg)' },
  descending: {},
})
