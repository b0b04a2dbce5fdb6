import { basics, media, space, span, stroke, vars, wash } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import { columnLayout } from './column-layout.ts'
import { grid, rowHeight, totalGroup } from './grid.css.ts'

/** A symbol and an underline in the state's colour. The cell's description says the state in words. */
const state = (sign: string, tone: string) => ({
  ground: { background: wash(tone, 10), boxShadow: `inset 0 calc(-1 * ${stroke.thick}) 0 ${tone}` },
  sign: { content: [`"${sign}"`, `"${sign}" / ""`], color: tone },
})

const states = {
  saving: state('…', vars.muted),
  waiting: state('⧗', vars.warning),
  saved: state('✓', vars.success),
  rejected: state('!', vars.danger),
  conflict: state('⇄', vars.warning),
} as const

const look = (name: keyof typeof states) => ({
  [`&[data-state="${name}"]`]: states[name].ground,
  [`&[data-state="${name}"]::after`]: states[name].sign,
})

const over = { position: 'relative', zIndex: 1, overflow: 'visible' } as const

export const cell = style({
  paddingInline: space(2),
  lineHeight: `calc(${rowHeight} - ${stroke.thin})`,
  whiteSpace: 'nowrap',
  cursor: 'cell',
  // Keeps a focused cell clear of the sticky header and totals, with room for a note.
  scrollMarginBlock: `calc(${basics.top} + ${rowHeight} + ${space(1)}) calc(${rowHeight} + ${span(14)})`,
  selectors: {
    // The totals are always in view.
    [`${totalGroup} &`]: { scrollMarginBlock: 0 },
    // Only styles cells with a state, because a pseudo-element on every cell slows down scrolling. Floats with no
    // width, because positioned elements get their own layers.
    '&[data-state]::after': {
      float: 'inline-start',
      inlineSize: 0,
      marginInlineStart: `calc(-1 * ${space(1)})`,
      fontSize: span(2.75),
      lineHeight: 1.3,
      fontWeight: 'bold',
    },
    ...look('saving'),
    ...look('waiting'),
    ...look('saved'),
    ...look('rejected'),
    ...look('conflict'),
    '&[aria-selected]': { background: wash(vars.accentInk, 14) },
    '&:focus': { outline: `${stroke.thick} solid ${vars.focus}`, outlineOffset: `calc(-1 * ${stroke.thick})` },
    // Raises the current cell while a note overlaps its neighbours.
    '[data-noted] > &[tabindex="0"]': over,
    '&[data-edited]': { padding: 0 },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-selected]': { outline: `${stroke.thin} solid Highlight`, outlineOffset: span(-0.5) } },
    },
    print: {
      lineHeight: 1.3,
      padding: `${space(1)} ${space(0.5)}`,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: { '&[data-state]::after': { display: 'none' } },
    },
  },
})

/**
 * Clips long content without creating a scroll container, which would be a layer. Only for content that may overflow,
 * because the browser clips each such cell in every changed frame.
 */
export const cut = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@supports': { '(overflow: clip)': { overflow: 'clip' } },
})

/** Numbers run left to right in every language, with aligned decimals. */
export const number = style([cell, { direction: 'ltr', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }])

// Sticky only while scrolled horizontally, because each sticky cell is a layer.
const sticky = (insetInlineStart: string, look: { borderInlineEnd?: string } = {}) =>
  style({
    '@media': {
      [media.from960]: {
        selectors: {
          [`${grid}[data-along] &`]: {
            position: 'sticky',
            insetInlineStart,
            zIndex: 2,
            background: 'inherit',
            ...look,
          },
          [`${grid}[data-along] &[tabindex="0"]`]: { zIndex: 3 },
        },
      },
    },
  })

/** Keeps code and name in view while other columns scroll. */
export const stickyCells = {
  code: sticky('0'),
  // The edge shows where columns are covered. A half-covered amount could read as a smaller one.
  name: sticky(`${columnLayout.code[0]}rem`, { borderInlineEnd: `${stroke.thin} solid ${vars.edge}` }),
} as const

export const indented = style({
  selectors: { '[aria-level="2"] > &': { paddingInlineStart: space(5) } },
  '@media': { print: { selectors: { '[aria-level="2"] > &': { paddingInlineStart: space(2) } } } },
})
