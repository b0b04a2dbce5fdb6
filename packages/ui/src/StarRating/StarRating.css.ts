import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, ring, space, touch } from '../theme/scale.ts'

/** A star in a 100 × 100 box. The outline is the star with a smaller one cut out. */
const CORNERS = [50, 5, 63, 36, 96, 39, 71, 61, 79, 94, 50, 76, 21, 94, 29, 61, 4, 39, 37, 36]

const corners = (size: number) =>
  [...CORNERS, ...CORNERS.slice(0, 2)]
    .map(place => `${Math.round(50 + (place - 50) * size)}%`)
    .flatMap((x, at, all) => (at % 2 === 0 ? `${x} ${all[at + 1]}` : []))
    .join()

const full = `polygon(${corners(1)})`
const outline = `polygon(evenodd,${corners(1)},${corners(0.6)})`

const shape = createVar()

/** Isolated, so that a click doesn't repaint other ratings. */
export const stars = style({ display: 'flex', isolation: 'isolate', marginInline: `calc(${space(1)} * -1)` })

const live = `${stars}:not([data-readonly]):hover`

// A star is empty after the chosen star, or if nothing is chosen. On hover, it's empty after the hovered star. Avoids
// `:has`, whose invalidation costs more than painting the stars.
const empty = `&:indeterminate, :checked ~ &, ${live} > :hover ~ &`
const pointed = `${live} > &:hover, ${live} > &:not(:hover ~ &)`

/**
 * The radio button itself is the star, so a rating needs only five elements. Full and empty are different clip paths on
 * the same box, so a click causes no layout.
 */
export const star = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space(8),
  blockSize: space(8),
  margin: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  color: vars.accentInk,
  vars: { [shape]: full },
  '@media': { [media.touch]: { inlineSize: touch, blockSize: touch } },
  '::before': {
    content: '',
    inlineSize: space(6),
    blockSize: space(6),
    background: 'currentColor',
    clipPath: shape,
    // The radio button takes the pointer events. Otherwise the browser would hit-test each star's shape on every mouse
    // move.
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  selectors: {
    [empty]: { color: vars.edge, vars: { [shape]: outline } },
    [pointed]: { color: vars.accentInk, vars: { [shape]: full } },
    '&:active:not(:disabled)::before': { transform: 'scale(0.8333)' },
    '&:disabled': { cursor: 'default' },
    [`${stars}:not([data-readonly]) > &:disabled`]: { color: vars.muted },
    '&:focus-visible': ring,
  },
})
