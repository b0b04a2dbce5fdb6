import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { chosen, media, outline, pressedGround, radius, ring, space, stroke, swift, wash } from '../theme/scale.ts'

export const looks = styleVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space(1) },
  segmented: {
    display: 'flex',
    flexWrap: 'wrap',
    border: outline,
    borderRadius: radius.small,
  },
})

/** Segments share the width evenly. A segment whose text doesn't fit wraps to its own line. */
export const segment = style({
  position: 'relative',
  flex: '1 0 0',
  minInlineSize: 'max-content',
  display: 'flex',
  cursor: 'pointer',
})

/** Covers the segment invisibly, so that taps, focus, and native validation messages appear in place. */
export const unseen = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
})

export const face = style([
  {
    flex: 1,
    padding: `${space(2)} ${space(3)}`,
    textAlign: 'center',
    lineHeight: 1.4,
    '@media': { [media.touch]: { paddingBlock: space(3) } },
    border: `${stroke.thin} solid transparent`,
    margin: -1,
    borderRadius: radius.small,
    selectors: {
      'input:checked + &': {
        color: vars.accentInk,
        background: wash(vars.accentInk),
        borderColor: vars.accentInk,
        ...chosen,
      },
      'input:focus-visible + &': ring,
      '[data-readonly] input:disabled + &': { color: vars.text, background: vars.sunken },
      'input:disabled + &': { color: vars.muted, background: vars.sunken, borderColor: 'transparent' },
      'input:disabled:checked + &': { borderColor: vars.edge },
      'label + label > &': { borderInlineStartColor: vars.line },
      'input:not(:checked, :disabled):hover + &': { background: vars.sunken },
      'input:not(:disabled):active + &': { background: pressedGround },
    },
  },
  swift('background-color', 'color'),
])
