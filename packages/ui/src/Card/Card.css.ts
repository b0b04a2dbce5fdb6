import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, radius, space, stroke, swift } from '../theme/scale.ts'

export const card = style([
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space(2),
    // Makes all cards in a row as tall as the tallest.
    blockSize: '100%',
    padding: space(4),
    border: hairline,
    borderRadius: radius.large,
    color: vars.text,
    background: vars.raised,
    selectors: { '&[data-opens]:hover': { borderColor: vars.edge } },
  },
  swift('border-color'),
])

export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space(3) })

/** Covers the whole card, so that a press anywhere opens it. */
export const opener = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
    '&:hover': { color: vars.accentInk },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${stroke.thick} solid ${vars.focus}`, outlineOffset: stroke.thick },
  },
})

/** Stacks above the opener, so that each action can be pressed. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: 'auto',
  paddingBlockStart: space(1),
})
