import { type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, ring, space, stroke, stronger, touch } from '../theme/scale.ts'
import { over, THUMB } from './Slider.css.ts'

// A selector that one browser does not know would take the others of its list with it.
const onThumb = (when: string, rule: StyleRule) => ({
  [`&${when}::-webkit-slider-thumb`]: rule,
  [`&${when}::-moz-range-thumb`]: rule,
})

/** Only the thumb is drawn, over the bar; all of the line can be pressed. */
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
    // A finger that slides must not scroll the page.
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
