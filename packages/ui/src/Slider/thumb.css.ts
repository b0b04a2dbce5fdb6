import { type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, ring, space, stroke, stronger, touch } from '../theme/scale.ts'
import { over, THUMB } from './Slider.css.ts'

// Separate rules, because an unknown selector invalidates its whole list.
const onThumb = (when: string, rule: StyleRule) => ({
  [`&${when}::-webkit-slider-thumb`]: rule,
  [`&${when}::-moz-range-thumb`]: rule,
})

/** Paints only the thumb above the bar. The whole track takes presses. */
export const slider = style([
  over,
  {
    appearance: 'none',
    position: 'relative',
    inlineSize: '100%',
    minBlockSize: space(6),
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    // Keeps horizontal drags from scrolling the page.
    touchAction: 'pan-y',
    selectors: {
      ...onThumb('', {
        appearance: 'none',
        boxSizing: 'border-box',
        inlineSize: THUMB,
        blockSize: THUMB,
        border: `${stroke.thick} solid ${vars.accentInk}`,
        borderRadius: radius.round,
        background: vars.raised,
      }),
      '&:focus-visible': { outline: 'none' },
      ...onThumb(':focus-visible', ring),
      ...onThumb(':hover:not(:disabled)', { borderColor: stronger(vars.accentInk, 30) }),
      ...onThumb(':active:not(:disabled)', { background: vars.accentInk }),
      ...onThumb('[aria-invalid="true"]', { borderColor: vars.danger }),
      '&[aria-readonly="true"]': { pointerEvents: 'none' },
      ...onThumb('[aria-readonly="true"]', { borderColor: vars.edge }),
      '&:disabled': { cursor: 'default' },
      ...onThumb(':disabled', { borderColor: vars.edge, background: vars.sunken }),
    },
    '@media': {
      [media.touch]: { minBlockSize: touch },
      [media.forced]: {
        selectors: {
          ...onThumb('', { borderColor: 'ButtonText', background: 'ButtonFace' }),
          ...onThumb(':disabled', { borderColor: 'GrayText' }),
        },
      },
    },
  },
])
