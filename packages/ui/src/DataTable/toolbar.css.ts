import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, layer, media, radius, shadow, space, type, wash, weight } from '../theme/scale.ts'
import { barHeight } from './DataTable.css.ts'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minBlockSize: barHeight,
  // Keeps its space, so that nothing moves when the bulk actions replace it.
  '@media': {
    [media.from640]: { selectors: { '&[data-chosen]': { visibility: 'hidden' } } },
    // The count moves above the tools when both don't fit in one line.
    [media.below640]: { flexWrap: 'wrap', gap: 0 },
  },
})

export const count = style({
  color: vars.muted,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.below640]: { flexBasis: '100%' } },
})

/** Replaces the toolbar and sticks to the viewport's top edge. On phones it sits at the bottom, within thumb reach. */
export const bulk = style({
  selectors: {
    '&[data-chosen]': {
      position: 'sticky',
      insetBlockStart: basics.top,
      zIndex: layer.sticky + 1,
      display: 'flex',
      alignItems: 'center',
      gap: space(3),
      minBlockSize: barHeight,
      marginBlockStart: `calc(-1 * ${barHeight})`,
      // Keeps wrapped actions off the edges.
      paddingBlock: space(1),
      paddingInline: `${space(3)} ${space(1)}`,
      borderRadius: radius.small,
      background: wash(vars.accentInk, 8),
      fontWeight: weight.strong,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': {
    [media.below640]: {
      selectors: {
        '&[data-chosen]': {
          position: 'fixed',
          insetBlock: 'auto 0',
          insetInline: 0,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          margin: 0,
          padding: space(3),
          borderRadius: 0,
          borderBlockStart: hairline,
          background: vars.raised,
          boxShadow: shadow,
        },
      },
    },
    print: { display: 'none' },
  },
})

export const acts = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: space(2),
  '@media': { [media.below640]: { flexBasis: '100%' } },
})

/** Separates the clear button from the actions and moves it to the end. */
export const away = style({ marginInlineStart: 'auto' })
