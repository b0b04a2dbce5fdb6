import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { chosen, media, radius, space, span, stroke, type, weight } from '../theme/scale.ts'

export const stepper = style({ display: 'flex', listStyle: 'none' })

const ball = span(7)

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'none',
  minInlineSize: 0,
  color: vars.muted,
  '@media': {
    [media.from640]: { display: 'flex', flexDirection: 'column', gap: space(1), paddingInlineEnd: space(3) },
  },
  selectors: {
    // Where there is no space for all of them, only the present one is shown.
    '&[data-place]': { display: 'flex', gap: space(2), '@media': { [media.from640]: { gap: space(1) } } },
    '&:not([data-state="upcoming"])': { color: vars.text },
  },
})

/** The current step's number and the total. Hidden on wide screens, which show all steps. */
export const count = style({
  color: vars.muted,
  fontWeight: weight.normal,
  '@media': { [media.from640]: { display: 'none' } },
})

export const along = style({
  display: 'none',
  '@media': {
    [media.from640]: {
      selectors: {
        [`${step}:not(:last-child) > &`]: {
          display: 'block',
          position: 'absolute',
          insetBlockStart: `calc(${ball} / 2)`,
          insetInline: `calc(${ball} + ${space(2)}) ${space(2)}`,
          borderBlockStart: `${stroke.thick} solid ${vars.line}`,
        },
        [`${step}[data-state="done"] > &`]: { borderColor: vars.accentInk },
      },
    },
  },
})

export const sign = style({
  flex: 'none',
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: ball,
  blockSize: ball,
  border: `${stroke.thick} solid ${vars.edge}`,
  borderRadius: radius.round,
  color: vars.muted,
  background: vars.surface,
  fontSize: type.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.from640]: { display: 'flex' } },
  selectors: {
    '[data-state="done"] > &': { borderColor: vars.accentInk, color: vars.accentInk },
    '[data-state="current"] > &': { borderColor: vars.accentInk, color: vars.onAccent, background: vars.accent },
    '[data-state="problem"] > &': {
      display: 'flex',
      borderColor: vars.danger,
      color: vars.onDanger,
      background: vars.danger,
    },
    '[data-state="current"] > &, [data-state="problem"] > &': chosen,
  },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const label = style({
  display: 'block',
  lineHeight: ball,
  selectors: { '[aria-current] &, [data-state="problem"] &': { fontWeight: weight.strong } },
})

export const help = style({ display: 'block', color: vars.muted, fontSize: type.small })
