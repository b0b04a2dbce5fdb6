import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { chosen, faint, media, radius, space, stroke, swift, wash } from '../theme/scale.ts'

export const toggle = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minBlockSize: basics.control,
    minInlineSize: basics.control,
    padding: `${space(1)} ${space(3)}`,
    border: `${stroke.thin} solid ${faint}`,
    borderRadius: radius.small,
    color: vars.text,
    background: vars.raised,
    lineHeight: 1.3,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.sunken },
      '&[aria-pressed="true"]': {
        color: vars.accent,
        borderColor: vars.accent,
        background: wash(vars.accent),
        ...chosen,
      },
      '&:disabled': { color: vars.muted, background: vars.sunken, borderColor: vars.line, cursor: 'default' },
    },
  },
  swift('background-color', 'border-color', 'color'),
])

export const small = style({
  minBlockSize: '2rem',
  minInlineSize: '2rem',
  paddingInline: space(2),
  '@media': { [media.touch]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' } },
})

/** One bar; the pressed one lies over the borders of its neighbours. */
export const group = style({ display: 'inline-flex', flexWrap: 'wrap' })

export const joined = style({
  borderRadius: 0,
  selectors: {
    '&:not(:first-child)': { marginInlineStart: `calc(${stroke.thin} * -1)` },
    '&:first-child': { borderStartStartRadius: radius.small, borderEndStartRadius: radius.small },
    '&:last-child': { borderStartEndRadius: radius.small, borderEndEndRadius: radius.small },
    '&[aria-pressed="true"], &:focus-visible': { position: 'relative', zIndex: 1 },
  },
})
