import { style } from '@vanilla-extract/css'
import { button, sizes } from '../Button/Button.css.ts'
import { vars } from '../theme/contract.css.ts'
import { chosen, hairline, media, pressedGround, space, span, weight } from '../theme/scale.ts'

export const ends = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(1)}`, flex: 1 })

export const dash = style({ color: vars.muted })

/** Places the presets beside the calendar. On phones, they sit above it in two columns. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  '@media': { [media.from640]: { flexDirection: 'row' } },
})

export const presets = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  gap: space(1),
  padding: space(2),
  listStyle: 'none',
  borderBlockEnd: hairline,
  '@media': {
    [media.from640]: { gridTemplateColumns: 'auto', borderBlockEnd: 0, borderInlineEnd: hairline },
  },
})

export const preset = style([
  button,
  sizes.small,
  {
    inlineSize: '100%',
    justifyContent: 'start',
    background: 'transparent',
    fontWeight: weight.normal,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.sunken },
      '&:active:not(:disabled)': { background: pressedGround },
      '&[aria-pressed="true"]': { color: vars.onAccent, background: vars.accent, ...chosen },
    },
  },
])

/** Wide enough to hold the presets beside the calendar. */
export const wide = style({ maxInlineSize: `calc(100vw - ${span(4)})` })
