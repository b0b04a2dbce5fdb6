import { style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, layer, media, radius, space, stroke, type, weight } from '../theme/scale.ts'

export const frame = style({
  '@media': { [media.tablet]: { overflowX: 'auto' } },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [media.below640]: { display: 'block' } },
})

export const group = style({ '@media': { [media.below640]: { display: 'block' } } })

/** On phones only the headers that sort stay, as one line above the list. */
export const headRow = style({
  '@media': { [media.below640]: { display: 'flex', flexWrap: 'wrap', gap: space(1), borderBlockEnd: hairline } },
})

export const head = style({
  position: 'sticky',
  insetBlockStart: basics.top,
  zIndex: layer.sticky,
  padding: `${space(2)} ${space(3)}`,
  borderBlockEnd: hairline,
  color: vars.muted,
  background: vars.surface,
  fontSize: type.small,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '@media': {
    // Inside a frame that scrolls sideways it would stick to that frame, not to the page.
    [media.tablet]: { position: 'static' },
    [media.below640]: { position: 'static', border: 0, padding: 0 },
  },
})

/** Unseen there, and still told to those who listen. */
export const unsortable = style({
  '@media': { [media.below640]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' } },
})

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, [aria-sort] > &': { color: vars.text } },
  '@media': { [media.below640]: { minBlockSize: '2.75rem', paddingInlineEnd: space(3) } },
})

export const arrow = styleVariants({
  none: { visibility: 'hidden' },
  ascending: { rotate: '180deg' },
  descending: {},
})

export const row = style({
  position: 'relative',
  selectors: { '&[data-opens]:hover': { background: vars.sunken } },
  '@media': {
    [media.below640]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space(1),
      paddingBlock: space(3),
      borderBlockEnd: hairline,
    },
  },
})

export const cell = style({
  blockSize: basics.row,
  padding: `${space(1)} ${space(3)}`,
  borderBlockEnd: hairline,
  overflowWrap: 'break-word',
  '@media': {
    [media.below640]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space(3),
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gridColumn: '1 / -1',
      blockSize: 'auto',
      border: 0,
      padding: 0,
    },
  },
})

export const aligns = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

export const primary = style({
  fontWeight: weight.strong,
  minInlineSize: '10rem',
  '@media': { [media.below640]: { gridColumn: 1, gridRow: 1, alignSelf: 'center', minInlineSize: 0 } },
})

export const menuCell = style({
  inlineSize: '1%',
  textAlign: 'end',
  '@media': { [media.below640]: { gridColumn: 2, gridRow: 1 } },
})

export const raised = style({ position: 'relative', zIndex: 1 })

/** The label of a value, where there is no header above it. */
export const label = style({ color: vars.muted, '@media': { [media.from640]: { display: 'none' } } })

export const value = style({
  minInlineSize: 0,
  '@media': {
    [media.below640]: { selectors: { [`${label} + &`]: { textAlign: 'end', marginInlineStart: 'auto' } } },
  },
})

/** Reaches over the whole row, so that a press anywhere opens it. */
export const opener = style({
  border: 0,
  padding: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${stroke.thick} solid ${vars.accent}`, outlineOffset: -2 },
  },
})

export const foot = style({ display: 'flex', justifyContent: 'center', padding: space(4) })
