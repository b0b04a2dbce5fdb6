import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import {
  chosen,
  hairline,
  letters,
  media,
  outline,
  pressedGround,
  radius,
  space,
  span,
  stroke,
  swift,
  touch,
  wash,
  withoutHas,
} from '../theme/scale.ts'

const ringed = {
  borderColor: vars.focus,
  outline: `${stroke.thick} solid ${vars.focus}`,
  outlineOffset: `calc(${stroke.thin} * -1)`,
}

/** Wraps the toolbar and the text. */
export const box = style([
  {
    border: outline,
    borderRadius: radius.small,
    background: vars.raised,
    selectors: {
      '&:hover': { borderColor: vars.muted },
      '&:has([data-text]:focus-visible)': ringed,
      '[data-invalid] > &': { borderColor: vars.danger },
      '&[data-readonly]': { background: vars.sunken },
      '&[data-disabled]': { color: vars.muted, background: vars.sunken, borderColor: vars.line },
    },
    '@supports': { [withoutHas]: { selectors: { '&:focus-within': ringed } } },
  },
  swift('border-color'),
])

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(3)}`,
  padding: space(1),
  borderBlockEnd: hairline,
})

export const group = style({ display: 'flex', gap: space(0.5) })

/** Shared by the editor and its fallback textarea. */
export const text = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: [letters(12), '8lh'],
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fieldSizing: 'content',
  resize: 'none',
})

export const underline = style({ textDecoration: 'underline' })
export const strike = style({ textDecoration: 'line-through' })
export const underlineAndStrike = style({ textDecoration: 'underline line-through' })

export const tool = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: span(8),
    blockSize: span(8),
    padding: 0,
    border: `${stroke.thin} solid transparent`,
    borderRadius: radius.small,
    color: vars.text,
    background: 'transparent',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.sunken },
      '&:active:not(:disabled, [aria-disabled="true"])': { background: pressedGround },
      '&:disabled, &[aria-disabled="true"]': { color: vars.muted, opacity: 0.5, cursor: 'default' },
      '&[aria-pressed="true"]': {
        color: vars.accentInk,
        borderColor: vars.accentInk,
        background: wash(vars.accentInk),
        ...chosen,
      },
      '&:focus-visible': { outlineOffset: 0 },
    },
    '@media': { [media.touch]: { inlineSize: touch, blockSize: touch } },
  },
  swift('background-color', 'color'),
])
