import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { layer, media, radius, shadow, space, span, stroke, tones, wash } from '../theme/scale.ts'

/** The resting position. `keepClear` moves toasts away from content that must stay visible. */
export const stack = style({
  position: 'fixed',
  insetBlockEnd: space(4),
  insetInline: 0,
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  inlineSize: `min(${span(96)}, calc(100vw - ${span(8)}))`,
  marginInline: 'auto',
  pointerEvents: 'none',
})

/** The top right in both directions, as the specification requires, below the bar and its account menu. */
export const atTop = style({
  insetBlock: `calc(${basics.top} + ${space(3)}) auto`,
  insetInline: `auto ${space(4)}`,
  selectors: { '[dir="rtl"] &': { insetInline: `${space(4)} auto` } },
})

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } })

const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(2),
  paddingInline: `${space(4)} ${space(2)}`,
  borderRadius: radius.large,
  border: `${stroke.thin} solid`,
  boxShadow: shadow,
  color: vars.text,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${arrive} 160ms ease-out` } },
})

export const toneStyles = styleVariants(tones, tone => [card, { background: wash(tone), borderColor: wash(tone, 45) }])

export const marks = styleVariants(tones, color => [{ color, display: 'flex' }])

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

/** The dismiss button covers the whole card, so that a click anywhere dismisses the toast. */
export const dismiss = style({
  display: 'flex',
  padding: space(2),
  border: 0,
  borderRadius: radius.small,
  color: vars.muted,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text }, '&::after': { content: '', position: 'absolute', inset: 0 } },
})

export const raised = style({ position: 'relative', zIndex: 1 })
