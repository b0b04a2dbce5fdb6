import { style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../../theme/contract.css.ts'
import { hairline, layer, media, radius, space, span, touch, type, weight } from '../../theme/scale.ts'
import { barHeight, frame, root } from '../DataTable.css.ts'
import { aligns } from '../rows/cell.css.ts'

/** The group sticks, so that one layer is drawn and not one for each column. */
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

/** On phones only the headers that sort stay, as one line above the list. */
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
    // Overrides the width that the script sets on the screen.
    print: { inlineSize: 'auto !important', paddingInline: space(1) },
  },
})

/** Above the menus of the rows. */
export const menuHead = style({ '@media': { print: { display: 'none' } } })

/** Unseen there, and still read by screen readers. */
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
    // The words are right above the figures, the arrow before them.
    [`${aligns.end} > &`]: { flexDirection: 'row-reverse' },
    [`[dir="rtl"] ${aligns.end} > &`]: { flexDirection: 'row' },
  },
  '@media': {
    [media.below640]: {
      minBlockSize: touch,
      paddingInlineEnd: space(3),
      // In a line of headers nothing is below them: the arrow follows its own words, not those before.
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
