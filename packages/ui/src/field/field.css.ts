import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { outline, radius, space, stroke, swift, type, weight } from '../theme/scale.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: space(1), minInlineSize: 0 })

export const label = style({ fontWeight: weight.strong, lineHeight: 1.4, padding: 0 })

/** A legend stands outside its fieldset's column, so the gap under it is its own. */
export const legend = style([label, { marginBlockEnd: space(1) }])

export const need = style({ fontWeight: weight.normal, color: vars.muted, fontSize: type.small })

export const help = style({ color: vars.muted, fontSize: type.small })

export const problem = style({ color: vars.danger, fontSize: type.small, display: 'flex', gap: space(1) })

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
      '&:focus, &[data-focus-within], &[data-open]': {
        borderColor: vars.accent,
        outline: `${stroke.thin} solid ${vars.accent}`,
        outlineOffset: 0,
      },
      '&:focus-visible': { outlineWidth: 2, outlineOffset: -1 },
      '&[aria-invalid="true"], [data-invalid] > &': { borderColor: vars.danger },
      '&:disabled, &[data-disabled]': { color: vars.muted, background: vars.sunken, borderColor: vars.line },
      '&:read-only:is(input, textarea)': { background: vars.sunken },
    },
  },
  swift('border-color'),
])

/** As high as the line beside it, so that the mark stands in its middle. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${basics.leading})`,
  flex: 'none',
})

/** A control with buttons inside its end. */
export const box = style({ position: 'relative', display: 'flex' })

export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(1),
  display: 'flex',
  alignItems: 'center',
})

export const roomAtEnd = style({ paddingInlineEnd: '2.75rem' })
