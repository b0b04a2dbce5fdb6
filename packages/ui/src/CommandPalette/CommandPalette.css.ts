import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, media, radius, shadow, space, span, type } from '../theme/scale.ts'

const drop = keyframes({ from: { transform: `translateY(${span(-2)})`, opacity: 0 } })

/** Sits high on the screen, so that the field stays put while the list resizes. Fills the screen on phones. */
export const modal = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // The height that the on-screen keyboard leaves.
  blockSize: 'var(--visual-viewport-height, 100vh)',
  overflow: 'hidden',
  color: vars.text,
  background: vars.raised,
  '@media': {
    [media.motion]: { animation: `${drop} 120ms ease-out` },
    [media.from640]: {
      marginInline: 'auto',
      marginBlockStart: `min(12vh, ${span(32)})`,
      inlineSize: `min(${span(152)}, calc(100vw - ${span(8)}))`,
      blockSize: 'fit-content',
      maxBlockSize: `min(${span(120)}, 76vh)`,
      border: hairline,
      borderRadius: radius.large,
      boxShadow: shadow,
    },
  },
})

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
})

export const field = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingInline: space(4),
  borderBlockEnd: hairline,
})

export const sign = style({ display: 'flex', color: vars.muted })

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: span(13),
  padding: 0,
  border: 0,
  background: 'none',
  // iOS zooms in on fields with smaller text.
  fontSize: `max(${span(4)}, ${type.large})`,
  // The focused option in the list below shows where the keyboard is.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
})

export const failure = style({
  margin: 0,
  padding: `${space(2)} ${space(4)}`,
  borderBlockStart: hairline,
  color: vars.danger,
})

/** Phones have no Escape key, and the palette leaves no outside to press. */
export const leave = style({ display: 'flex', '@media': { [media.from640]: { display: 'none' } } })

export const hints = style({
  display: 'none',
  flex: 'none',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(2)} ${space(4)}`,
  borderBlockStart: hairline,
  color: vars.muted,
  fontSize: type.small,
  '@media': { [media.from640]: { display: 'flex' }, [media.touch]: { display: 'none' } },
})

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })
