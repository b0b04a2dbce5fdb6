import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media, radius, space, stroke, type } from './scale.ts'

/** Words over a bar: Progress and Meter. */
export const gauge = style({ display: 'flex', flexDirection: 'column', gap: space(1), minInlineSize: 0 })

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space(3), fontSize: type.small })

export const figure = style({ color: vars.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

const slide = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-120% 0' } })

/** The native bar; browsers fill it from the side where reading begins. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: space(2),
  border: 0,
  borderRadius: radius.round,
  overflow: 'hidden',
  background: vars.line,
  selectors: {
    '&::-webkit-progress-bar, &::-webkit-meter-bar': { background: vars.line, border: 0, borderRadius: radius.round },
    '&::-webkit-meter-inner-element': { display: 'block', blockSize: '100%' },
    '&::-webkit-meter-bar': { blockSize: '100%' },
    '&:indeterminate': {
      background: `linear-gradient(90deg, ${vars.line} 30%, ${vars.accent} 50%, ${vars.line} 70%) 0 0 / 240% 100%`,
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.motion]: { selectors: { '&:indeterminate': { animation: `${slide} 1600ms linear infinite` } } },
    [media.forced]: { appearance: 'auto', outline: `${stroke.thin} solid CanvasText` },
  },
})

const filled = (background: string) => ({
  selectors: {
    '&::-webkit-progress-value': { background, borderRadius: radius.round },
    '&::-webkit-meter-optimum-value, &::-webkit-meter-suboptimum-value, &::-webkit-meter-even-less-good-value': {
      background,
      borderRadius: radius.round,
    },
    '&::-moz-progress-bar': { background, borderRadius: radius.round },
    '&::-moz-meter-bar': { background, borderRadius: radius.round },
  },
})

export const fills = styleVariants({
  accent: filled(vars.accent),
  success: filled(vars.success),
  warning: filled(vars.warning),
  danger: filled(vars.danger),
})
