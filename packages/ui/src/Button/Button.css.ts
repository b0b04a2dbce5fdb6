import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import {
  faint,
  media,
  pressedGround,
  radius,
  space,
  span,
  stroke,
  stronger,
  swift,
  touch,
  weight,
} from '../theme/scale.ts'

const disabled = '&:disabled:not([aria-busy="true"]), &[data-disabled]'

export const button = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minBlockSize: basics.control,
    minInlineSize: basics.control,
    padding: `${space(1)} ${space(4)}`,
    border: `${stroke.thin} solid transparent`,
    borderRadius: radius.small,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    // Buttons don't work on paper.
    '@media': { print: { display: 'none' } },
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
      [disabled]: {
        color: vars.muted,
        background: vars.sunken,
        borderColor: vars.line,
      },
    },
  },
  swift('background-color', 'border-color', 'color'),
])

const pressed = '&:active:not(:disabled, [aria-busy="true"])'

const live = (declarations: Record<string, string>) => ({
  '&:hover:not(:disabled, [aria-busy="true"]), &[aria-expanded="true"]': declarations,
})

// Without color-mix() support, the background would be transparent and the white text invisible.
const livelier = (colour: string) => ({
  '@supports': {
    '(color: color-mix(in srgb, red, red))': {
      selectors: { ...live({ background: stronger(colour) }), [pressed]: { background: stronger(colour, 22) } },
    },
  },
})

export const variants = styleVariants({
  primary: {
    color: vars.onAccent,
    background: vars.accent,
    ...livelier(vars.accent),
  },
  secondary: {
    color: vars.text,
    background: vars.raised,
    borderColor: faint,
    selectors: {
      ...live({ background: vars.sunken }),
      [pressed]: { background: pressedGround, borderColor: vars.edge },
    },
  },
  quiet: {
    color: vars.accentInk,
    background: 'transparent',
    paddingInline: space(2),
    selectors: {
      ...live({ background: vars.sunken }),
      [pressed]: { background: pressedGround },
      // The quiet variant has no background or border to fade.
      [disabled]: { background: 'transparent', borderColor: 'transparent' },
    },
  },
  danger: {
    color: vars.onDanger,
    background: vars.danger,
    ...livelier(vars.danger),
  },
})

export const sizes = styleVariants({
  medium: {},
  small: { minBlockSize: span(8), paddingInline: space(3), '@media': { [media.touch]: { minBlockSize: touch } } },
})

export const stretched = style({ inlineSize: '100%' })

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  position: 'absolute',
  inlineSize: span(4.5),
  blockSize: span(4.5),
  border: `${stroke.thick} solid currentColor`,
  borderInlineEndColor: 'transparent',
  // In forced colours, the device overrides every border colour, even `transparent`.
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'ButtonText' } },
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
})
