import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { media, outline, radius, space, span, stroke, swift, touch } from '../theme/scale.ts'

/** The box of an input or button. */
export const control = style([
  {
    inlineSize: '100%',
    minBlockSize: basics.control,
    padding: `${space(1)} ${space(3)}`,
    border: outline,
    borderRadius: radius.small,
    color: vars.text,
    background: vars.raised,
    selectors: {
      '&::placeholder': { color: vars.muted, opacity: 1 },
      '&:hover': { borderColor: vars.muted },
      // Not `data-focus-within`, which React Aria moves to the option with virtual focus.
      '&:focus-within, &[data-open]': {
        borderColor: vars.focus,
        outline: `${stroke.thin} solid ${vars.focus}`,
        outlineOffset: 0,
      },
      '&:focus-visible': { outlineWidth: 2, outlineOffset: -1 },
      '&[aria-invalid="true"], [data-invalid] > &': { borderColor: vars.danger },
      '&:disabled, &[data-disabled]': { color: vars.muted, background: vars.sunken, borderColor: vars.line },
      '&[data-readonly], &:read-only:is(input:not([type="file"]), textarea)': { background: vars.sunken },
    },
  },
  swift('border-color'),
])

/** A control with buttons inside its end. */
export const box = style({ position: 'relative', display: 'flex' })

export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(1),
  display: 'flex',
  alignItems: 'center',
})

export const endPadding = style({ paddingInlineEnd: touch })

/** A button that fills the end of a control. */
export const opener = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: span(10),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 0,
  color: vars.muted,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text }, '&:active': { color: vars.accentInk } },
  '@media': { [media.touch]: { inlineSize: touch } },
})

/** Sits beside the opener, in the space that `clearable` reserves. */
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: span(10),
  inlineSize: span(7),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: 0,
  color: vars.muted,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text }, '&:active': { color: vars.accentInk } },
  '@media': { [media.touch]: { insetInlineEnd: touch, inlineSize: touch } },
})

/** Reserves space for the clear button, so that nothing moves when it appears. */
export const clearable = style({
  paddingInlineEnd: span(17),
  '@media': { [media.touch]: { paddingInlineEnd: `calc(2 * ${touch})` } },
})
