import { basics, media, space, span, stroke, vars, wash } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import { columnLayout } from './column-layout.ts'
import { grid, rowHeight, totalGroup } from './grid.css.ts'

/** A sign and a line under the cell, in the colour of its state, which is put into words by the cell's description. */
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

/** One line of text. */
export const cell = style({
  paddingInline: space(2),
  lineHeight: `calc(${rowHeight} - ${stroke.thin})`,
  whiteSpace: 'nowrap',
  cursor: 'cell',
  // It comes into view under the header, and over the totals with space for a note.
  scrollMarginBlock: `calc(${basics.top} + ${rowHeight} + ${space(1)}) calc(${rowHeight} + ${span(14)})`,
  selectors: {
    // The totals are in view always.
    [`${totalGroup} &`]: { scrollMarginBlock: 0 },
    // Only where there is one: a style for it would be calculated for every cell that comes into view.
    // It floats without a width of its own, for whatever is positioned is a layer.
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
    // What hangs under the cell covers the neighbours.
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
 * Cut where the column ends, without a box that scrolls, which would be a layer of its own. Only for what is too long:
 * the browser cuts each such cell on its own, in every frame in which anything has changed.
 */
export const cut = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@supports': { '(overflow: clip)': { overflow: 'clip' } },
})

/** Numbers are written from left to right in every language, with their decimals in line. */
export const number = style([cell, { direction: 'ltr', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }])

// Only while it is scrolled along: each cell that sticks is a layer of its own.
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

/** The code and the name stay while the rest is scrolled. */
export const stickyCells = {
  code: sticky('0'),
  // An amount that is half under it must not read as a smaller one.
  name: sticky(`${columnLayout.code[0]}rem`, { borderInlineEnd: `${stroke.thin} solid ${vars.edge}` }),
} as const

/** Lines are indented below their category. */
export const indented = style({
  selectors: { '[aria-level="2"] > &': { paddingInlineStart: space(5) } },
  '@media': { print: { selectors: { '[aria-level="2"] > &': { paddingInlineStart: space(2) } } } },
})
