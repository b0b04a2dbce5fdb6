import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, pressedGround, radius, ring, space, stroke, swift, type, wash, withoutHas } from '../theme/scale.ts'

export const zone = style([
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space(1),
    padding: `${space(5)} ${space(4)}`,
    border: `${stroke.thin} dashed ${vars.edge}`,
    borderRadius: radius.small,
    color: vars.muted,
    background: vars.raised,
    textAlign: 'center',
    selectors: {
      '&:hover:not([data-disabled])': { background: vars.sunken },
      '&:active:not([data-disabled])': { background: pressedGround },
      '&[data-over]': { borderColor: vars.accentInk, borderStyle: 'solid', background: wash(vars.accentInk) },
      '&:has(input:focus-visible)': ring,
      '[data-invalid] > &': { borderColor: vars.danger },
      '&[data-disabled]': { background: vars.sunken, borderColor: vars.line },
    },
    '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
  },
  swift('background-color', 'border-color'),
])

export const invitation = style({
  color: vars.text,
  selectors: { '[data-disabled] > &': { color: vars.muted } },
})

/** Touch devices can't drop files. */
export const hint = style({ '@media': { [media.touch]: { display: 'none' } } })

export const limit = style({ fontSize: type.small })

/** Visible until hydration. Afterwards the native input covers the whole zone. */
export const input = style({
  maxInlineSize: '100%',
  selectors: {
    '[data-live] > &': {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      opacity: 0,
      cursor: 'pointer',
    },
    '[data-disabled] > &': { cursor: 'default' },
  },
})
