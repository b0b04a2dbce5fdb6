import { style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { letters, media, radius, space, stroke, type, weight } from '../theme/scale.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: space(1), minInlineSize: 0 })

/** Keeps line breaks. A question on an exam is the label of its answer, and authors write it in a text area. */
export const label = style({ fontWeight: weight.strong, lineHeight: 1.4, padding: 0, whiteSpace: 'pre-line' })

/** A legend isn't part of its fieldset's flex column, so it sets its own gap. */
export const legend = style([label, { marginBlockEnd: space(1) }])

export const need = style({ fontWeight: weight.normal, color: vars.muted, fontSize: type.small })

export const help = style({ color: vars.muted, fontSize: type.small })

const bar = (position: string, size: string) => `linear-gradient(currentColor 0 0) 50% ${position} / ${size} no-repeat`

/** CSS draws the error mark. As text, screen readers would read it at every field. */
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
  // Forced colours would remove the mark's background bars.
  '@media': {
    [media.forced]: { selectors: { '&::before': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  },
})
