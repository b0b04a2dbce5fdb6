import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { letters, media, radius, space, stroke, type, weight } from '../theme/scale.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: space(1), minInlineSize: 0 })

/** Line breaks are kept: the question of a test is the label of its answer, and is written in a text area. */
export const label = style({ fontWeight: weight.strong, lineHeight: 1.4, padding: 0, whiteSpace: 'pre-line' })

/** A legend is outside its fieldset's column, so the gap under it is its own. */
export const legend = style([label, { marginBlockEnd: space(1) }])

export const need = style({ fontWeight: weight.normal, color: vars.muted, fontSize: type.small })

export const help = style({ color: vars.muted, fontSize: type.small })

const bar = (position: string, size: string) => `linear-gradient(currentColor 0 0) 50% ${position} / ${size} no-repeat`

/** Its mark is drawn here, and by no letter: every field has it, and screen readers should not read it. */
export const problem = style({
  color: vars.danger,
  fontSize: type.small,
  display: 'flex',
  gap: space(1.5),
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: letters(1.25),
    blockSize: letters(1.25),
    marginBlockStart: `calc((${letters(1)} * ${basics.leading} - ${letters(1.25)}) / 2)`,
    border: `${stroke.thin} solid`,
    borderRadius: radius.round,
    background: `${bar('28%', `${letters(0.125)} ${letters(0.45)}`)}, ${bar('80%', `${letters(0.125)} ${letters(0.125)}`)}`,
  },
  // Its bars are no letters: forced colours would take them away.
  '@media': {
    [media.forced]: { selectors: { '&::before': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  },
})
