import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { letters, radius, space, span, stroke, tones, type } from '../theme/scale.ts'

export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column' })

export const event = style({
  position: 'relative',
  paddingInlineStart: space(6),
  paddingBlockEnd: space(5),
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space(4)} ${space(-1)}`,
      insetInlineStart: span(1.25),
      borderInlineStart: `${stroke.thin} solid ${vars.line}`,
    },
  },
})

const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: letters(0.4),
  inlineSize: span(2.75),
  blockSize: span(2.75),
  borderRadius: radius.round,
  border: `${stroke.thick} solid currentColor`,
  background: vars.surface,
})

export const dots = styleVariants(tones, color => [dot, { color }])

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
  color: vars.muted,
  fontSize: type.small,
})

export const body = style({ marginBlockStart: space(1) })
