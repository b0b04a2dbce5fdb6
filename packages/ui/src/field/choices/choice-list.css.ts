import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { letters, media, radius, space, span, stroke, type } from '../../theme/scale.ts'
import { popover } from '../../theme/shared/popover.css.ts'

const window = `100vw - ${span(6)}`

/** About as wide as its field, and never wider than the viewport. Horizontal scrolling would close the list. */
export const list = style([
  popover,
  {
    minInlineSize: `max(${span(48)}, min(var(--trigger-width), ${window}))`,
    maxInlineSize: `min(max(${span(80)}, var(--trigger-width)), ${window})`,
  },
])

/** An option's second line. */
export const note = style({ display: 'block', color: vars.muted, fontSize: type.small })

/** Shown below the options while more are loading. */
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: space(2),
  color: vars.muted,
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  inlineSize: letters(1.1),
  blockSize: letters(1.1),
  border: `${stroke.thick} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
