import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { chosen, media, radius, space, span, stroke, type, weight } from '../theme/scale.ts'

export const stepper = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  '@media': { [media.from640]: { flexDirection: 'row' } },
})

const ball = span(7)

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  gap: space(3),
  minInlineSize: 0,
  paddingBlockEnd: space(5),
  color: vars.muted,
  '@media': {
    [media.from640]: { flexDirection: 'column', gap: space(1), paddingBlockEnd: 0, paddingInlineEnd: space(3) },
  },
  selectors: {
    '&:not([data-state="upcoming"])': { color: vars.text },
    // The line to the next one: down on phones, along the text on wide screens.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${ball} + ${space(1)}) ${space(1)}`,
      insetInlineStart: `calc(${ball} / 2)`,
      borderInlineStart: `${stroke.thick} solid ${vars.line}`,
      '@media': { [media.from640]: { display: 'none' } },
    },
    '&[data-state="done"]:not(:last-child)::before': { borderColor: vars.accentInk },
    '&:last-child': { paddingBlockEnd: 0 },
  },
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
  display: 'flex',
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
  selectors: {
    '[data-state="done"] > &': { borderColor: vars.accentInk, color: vars.accentInk },
    '[data-state="current"] > &': { borderColor: vars.accentInk, color: vars.onAccent, background: vars.accent },
    '[data-state="problem"] > &': { borderColor: vars.danger, color: vars.onDanger, background: vars.danger },
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
