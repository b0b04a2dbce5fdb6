import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { chosen, faint, media, pressedGround, radius, space, span, stroke, swift, touch, wash } from '../theme/scale.ts'

/** A bar of buttons that doesn't wrap while the labels fit. */
export const group = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  '@media': { print: { display: 'none' } },
})

const joined = `${group} > &`

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
      '&:active:not(:disabled)': { background: pressedGround },
      '&[aria-pressed="true"]': {
        color: vars.accentInk,
        borderColor: vars.accentInk,
        background: wash(vars.accentInk),
        ...chosen,
      },
      '&:disabled': { color: vars.muted, background: vars.sunken, borderColor: vars.line, cursor: 'default' },
      '&:disabled[aria-pressed="true"]': { borderColor: vars.edge },
      [`${joined}:not(:first-child)`]: {
        marginInlineStart: `calc(${stroke.thin} * -1)`,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
      [`${joined}:not(:last-child)`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      // A pressed button's border covers its neighbours' borders, and the focus ring covers both.
      [`${joined}[aria-pressed="true"]`]: { position: 'relative', zIndex: 1 },
      [`${joined}:focus-visible`]: { position: 'relative', zIndex: 2 },
    },
  },
  swift('background-color', 'border-color', 'color'),
])

export const small = style({
  minBlockSize: span(8),
  minInlineSize: span(8),
  paddingInline: space(2),
  '@media': { [media.touch]: { minBlockSize: touch, minInlineSize: touch } },
})
