import { basics, hairline, layer, space, span, stroke, vars, weight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Stays at the top, under the page's own bar where there is one, while the questions scroll under it. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: basics.top,
  zIndex: layer.sticky,
  paddingBlock: space(3),
  background: vars.surface,
  borderBlockEnd: hairline,
  '@media': { print: { position: 'static' } },
})

/** Not hidden under the bar when it is gone to. */
const belowBar = { scrollMarginBlockStart: `calc(${basics.top} + ${span(32)})` } as const

export const question = style({ ...belowBar, minInlineSize: 0, overflowWrap: 'anywhere' })

export const review = style(belowBar)

// Questions and options are in the language of whoever wrote them: their figures and question marks stay at their own
// ends, while the words are aligned with those of the page.
globalStyle(`${question} :is(legend, label, label > span)`, { unicodeBidi: 'plaintext', textAlign: 'match-parent' })

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${span(11)}, 1fr))`,
  gap: space(2),
  listStyle: 'none',
  // Painted by itself: browsers do not go through all of it again when a key changes the question above.
  isolation: 'isolate',
})

export const number = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: span(11),
  border: hairline,
  borderColor: vars.edge,
  background: vars.surface,
  color: vars.text,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-answered]': { background: vars.sunken, fontWeight: weight.strong },
    '&[aria-current]': { borderColor: vars.accentInk, boxShadow: `inset 0 0 0 ${stroke.thick} ${vars.accentInk}` },
    // A corner, so that a flag is not shown by colour alone.
    '&[data-flagged]::after': {
      content: '⚑',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: space(1),
      color: vars.warning,
    },
  },
})
