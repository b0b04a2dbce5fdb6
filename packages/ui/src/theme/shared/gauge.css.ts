import { keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { hairline, media, radius, space, stroke, type } from '../scale.ts'

/** Text above a bar, for Progress and Meter. */
export const gauge = style({ display: 'flex', flexDirection: 'column', gap: space(1), minInlineSize: 0 })

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space(3), fontSize: type.small })

export const figure = style({ color: vars.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

const slide = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-20% 0' } })

const values = [
  '&::-webkit-progress-value',
  '&::-webkit-meter-optimum-value, &::-webkit-meter-suboptimum-value, &::-webkit-meter-even-less-good-value',
  '&::-moz-progress-bar',
  '&::-moz-meter-bar',
]

// Separate rules, because an unknown selector invalidates its whole list.
const onValues = (rule: StyleRule) => Object.fromEntries(values.map(value => [value, rule]))

/** The native bar. Browsers fill it from the inline start. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: space(2),
  border: hairline,
  borderRadius: radius.round,
  overflow: 'hidden',
  // A light track with a border, so that the fill has enough contrast in every theme.
  background: vars.sunken,
  selectors: {
    '&::-webkit-progress-bar, &::-webkit-meter-bar': { background: 'none', border: 0, borderRadius: radius.round },
    '&::-webkit-meter-inner-element': { display: 'block', blockSize: '100%' },
    // Chromium positions it half outside its own box.
    '&::-webkit-meter-bar': { position: 'static', blockSize: '100%' },
    ...onValues({ background: 'currentcolor', blockSize: '100%', borderRadius: radius.round }),
    '&:indeterminate': {
      background: `linear-gradient(90deg, ${vars.sunken} 30%, ${vars.accentInk} 50%, ${vars.sunken} 70%) 50% 0 / 240% 100%`,
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'none' },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&:indeterminate': { animation: `${slide} 1400ms linear infinite` },
        '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
      },
    },
    [media.forced]: {
      outline: `${stroke.thin} solid CanvasText`,
      selectors: {
        ...onValues({ forcedColorAdjust: 'none', background: 'CanvasText' }),
        '&:indeterminate': {
          forcedColorAdjust: 'none',
          background: 'linear-gradient(90deg, Canvas 30%, CanvasText 50%, Canvas 70%) 50% 0 / 240% 100%',
        },
      },
    },
  },
})

/** The colours of the fill. */
export const fills = styleVariants({
  accent: { color: vars.accentInk },
  warning: { color: vars.warning },
  danger: { color: vars.danger },
})
