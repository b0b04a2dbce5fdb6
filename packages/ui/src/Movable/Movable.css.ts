import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, radius, span, stroke, touch } from '../theme/scale.ts'

const line = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: stroke.thick,
  background: vars.accentInk,
} as const

/** A line marks the drop position. */
export const movable = style({
  position: 'relative',
  listStyle: 'none',
  minInlineSize: 0,
  selectors: {
    '&[data-drop="before"]::before': { ...line, insetBlockStart: `calc(-1 * ${stroke.thick})` },
    '&[data-drop="after"]::after': { ...line, insetBlockEnd: `calc(-1 * ${stroke.thick})` },
    '&[data-dragged]': { opacity: 0.5 },
  },
})

/** For mouse and touch only. The buttons next to it do the same. */
export const grip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: span(8),
  minBlockSize: span(8),
  borderRadius: radius.small,
  color: vars.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:hover': { background: vars.sunken }, '&:active': { cursor: 'grabbing' } },
  '@media': { [media.touch]: { minInlineSize: touch, minBlockSize: touch }, print: { display: 'none' } },
})

/** Rotates the inline arrow to point up or down. */
export const turned = styleVariants({
  up: { display: 'flex', transform: 'rotate(-90deg)' },
  down: { display: 'flex', transform: 'rotate(90deg)' },
})
