import { style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { media, pressedGround, radius, span, swift, touch } from '../theme/scale.ts'

export const iconButton = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    color: vars.muted,
    background: 'transparent',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': { print: { display: 'none' } },
    selectors: {
      '&:hover:not(:disabled), &[aria-haspopup][aria-expanded="true"], &[aria-pressed="true"]': {
        color: vars.text,
        background: vars.sunken,
      },
      '&:active:not(:disabled)': { color: vars.text, background: pressedGround },
      '&:disabled': { cursor: 'default', opacity: 0.5 },
    },
  },
  swift('background-color', 'color'),
])

export const sizes = styleVariants({
  medium: { inlineSize: basics.control, blockSize: basics.control },
  small: {
    inlineSize: span(7),
    blockSize: span(7),
    '@media': { [media.touch]: { inlineSize: touch, blockSize: touch } },
  },
})
