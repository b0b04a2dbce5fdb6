import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { faint, letters, media, pressedGround, radius, space, span, stroke, swift } from '../theme/scale.ts'

export const searchButton = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    // On small screens, one of the icons at the bar's end.
    marginInlineStart: 'auto',
    inlineSize: basics.control,
    blockSize: basics.control,
    padding: 0,
    border: `${stroke.thin} solid transparent`,
    borderRadius: radius.small,
    color: vars.muted,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.text, background: vars.sunken },
      '&:active': { background: pressedGround },
    },
    '@media': {
      [media.from960]: {
        flex: `0 1 ${span(80)}`,
        justifyContent: 'start',
        gap: space(2),
        marginInlineStart: 0,
        inlineSize: span(80),
        blockSize: span(9),
        paddingInline: `${space(2)} ${space(1.5)}`,
        borderColor: faint,
      },
    },
  },
  swift('color', 'background-color'),
])

/** Visually hidden on small screens. */
export const searchWords = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.below960]: { position: 'absolute', inlineSize: letters(1), blockSize: letters(1), clipPath: 'inset(50%)' },
  },
})

export const keys = style({ display: 'none', '@media': { [media.from960]: { display: 'block' } } })
