import { style } from '@vanilla-extract/css'
import { basics, vars } from '../contract.css.ts'
import { hairline, media, pressedGround, radius, shadow, space } from '../scale.ts'

/** The look of floating surfaces. */
export const floating = style({
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
  overflow: 'auto',
  padding: space(1),
  border: hairline,
  borderRadius: radius.large,
  boxShadow: shadow,
  color: vars.text,
  background: vars.raised,
  outline: 'none',
})

/** Menus and listboxes, at least as wide as their trigger. */
export const popover = style([floating, { minInlineSize: 'max(12rem, var(--trigger-width))' }])

export const choices = style({ outline: 'none', display: 'flex', flexDirection: 'column' })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '2.25rem',
  padding: `${space(1)} ${space(2)}`,
  borderRadius: basics.radius,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.sunken },
    '&[data-pressed]': { background: pressedGround },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-disabled]': { color: vars.muted, cursor: 'default' },
    '&[data-tone="danger"]': { color: vars.danger },
  },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const tick = style({ color: vars.accentInk, display: 'flex' })
