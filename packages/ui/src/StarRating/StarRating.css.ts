import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, ring, space, span, touch } from '../theme/scale.ts'

const shape = 'polygon(50% 5%, 63% 36%, 96% 39%, 71% 61%, 79% 94%, 50% 76%, 21% 94%, 29% 61%, 4% 39%, 37% 36%)'

export const stars = style({ display: 'flex', marginInline: `calc(${space(1)} * -1)` })

const live = `${stars}:not([data-readonly]):hover`

// A star is full unless it comes after the chosen one or nothing is chosen; while someone points, unless it comes after
// the one pointed at. Said without `:has`, whose bookkeeping costs more than the stars.
const empty = (end = '') => `&:indeterminate${end}, :checked ~ &${end}, ${live} > :hover ~ &${end}`
const pointed = (end = '') => `${live} > &:hover${end}, ${live} > &:not(:hover ~ &)${end}`

/** The radio button itself is the star: five elements for one rating. An inner star makes the empty one an outline. */
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
  '@media': { [media.touch]: { inlineSize: touch, blockSize: touch } },
  selectors: {
    '&::before, &::after': { gridArea: '1/1', clipPath: shape },
    '&::before': {
      content: '',
      inlineSize: space(6),
      blockSize: space(6),
      background: 'currentColor',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '&::after': { inlineSize: span(3.6), blockSize: span(3.6), background: vars.surface },
    [empty()]: { color: vars.edge },
    [empty('::after')]: { content: '' },
    [pointed()]: { color: vars.accentInk },
    [pointed('::after')]: { content: 'none' },
    '&:active:not(:disabled)::before': { inlineSize: space(5), blockSize: space(5) },
    '&:disabled': { cursor: 'default' },
    [`${stars}:not([data-readonly]) > &:disabled`]: { color: vars.muted },
    '&:focus-visible': ring,
  },
})
