import { style } from '@vanilla-extract/css'
import { control } from '../field/control.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media, outline, pressedGround, radius, space, span, stroke, touch } from '../theme/scale.ts'

/** The box around a number, its sign, and its buttons. Aligns with the page, although the input runs left to right. */
export const box = style([
  control,
  {
    position: 'relative',
    display: 'flex',
    padding: 0,
    textAlign: ['-webkit-match-parent', 'match-parent'],
    selectors: {
      '&:focus-within': {
        borderColor: vars.focus,
        outline: `${stroke.thick} solid ${vars.focus}`,
        outlineOffset: -1,
      },
      '&[data-wrong]': { borderColor: vars.danger },
    },
  },
])

/** Numbers run from left to right in every language. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space(1),
  paddingInline: space(3),
  border: 0,
  borderRadius: radius.small,
  color: 'inherit',
  background: 'transparent',
  textAlign: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: { '* + &': { paddingInlineStart: space(8) } },
})

const affix = style({ display: 'flex', alignItems: 'center', color: vars.muted, whiteSpace: 'nowrap' })

/** Lies over the input and ignores presses, so that a click focuses the field. */
export const signBefore = style([
  affix,
  { position: 'absolute', insetBlock: 0, insetInlineStart: space(3), pointerEvents: 'none' },
])

export const unitAfter = style([affix, { flex: 'none', paddingInlineEnd: space(3) }])

export const step = style({
  flex: 'none',
  inlineSize: span(10),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: 0,
  borderInlineStart: outline,
  color: vars.muted,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.text, background: vars.sunken },
    '&:active:not(:disabled)': { background: pressedGround },
    '&:disabled': { color: vars.edge, cursor: 'default' },
    '[data-disabled] > &': { borderColor: vars.line },
  },
  '@media': { [media.touch]: { inlineSize: touch }, [media.forced]: { borderColor: 'ButtonBorder' } },
})
