import { basics, hairline, layer, letters, space, span, stroke, type, vars, weight } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

// The widget's width decides, not the page's: hosts show tests in columns and dialogs.
const asContainer = { containerType: 'inline-size' } as const
const narrow = `(max-width: ${span(79)})`
const wide = `(min-width: ${span(144)})`

/** Sticks to the top, below the host page's own sticky bar. */
export const bar = style({
  ...asContainer,
  position: 'sticky',
  insetBlockStart: basics.top,
  zIndex: layer.sticky,
  paddingBlock: space(3),
  background: vars.surface,
  borderBlockEnd: hairline,
  '@media': { print: { position: 'static' } },
})

// Time and save state. On the smallest phones, each has its own line of equal height, so that a change shifts nothing.
globalStyle(`${bar} > * > :first-child`, { '@container': { [narrow]: { display: 'grid', gridAutoRows: '1fr' } } })

/** Keeps a target of scrolling clear of the sticky bar. */
const belowBar = { scrollMarginBlockStart: `calc(${basics.top} + ${span(32)})` } as const

export const question = style({ ...belowBar, ...asContainer, minInlineSize: 0, overflowWrap: 'anywhere' })

const lines = (count: number) => ({ minBlockSize: `calc(${letters(count)} * ${basics.leading})` })

// Reserves the place of the error under each field. An error that arrives while someone presses a button must not move
// the button away. Errors take two lines on phones.
// The field follows the heading of its card. Its error is its last child.
const field = `${question} > * > :nth-child(2)`
const empty = `${field}:not([data-invalid])::after`
globalStyle(empty, { '@media': { screen: { content: '' } } })
globalStyle(`${empty}, ${field}[data-invalid] > :last-child`, {
  fontSize: type.small,
  '@media': { screen: { ...lines(2), '@container': { [wide]: lines(1) } } },
})

/** Takes its place, but can't be seen or pressed. */
export const absent = style({ visibility: 'hidden' })

export const review = style({ ...belowBar, ...asContainer })

/** The last buttons. On narrow screens each has its own line, so that a longer label doesn't wrap a single button. */
export const actions = style({
  display: 'grid',
  gap: space(2),
  '@container': { [wide]: { display: 'flex' } },
})

// Authors write questions and options in either language. Each text keeps its own direction, so that digits and
// punctuation stay in place. Alignment follows the page.
globalStyle(`${question} :is(legend, label, label > span)`, { unicodeBidi: 'plaintext', textAlign: 'match-parent' })

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${span(11)}, 1fr))`,
  gap: space(2),
  listStyle: 'none',
  // Isolates painting. Otherwise each keystroke repaints all numbers.
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
    // Marks flags with a symbol too, not by colour alone.
    '&[data-flagged]::after': {
      content: '⚑',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: space(1),
      color: vars.warning,
    },
  },
})
