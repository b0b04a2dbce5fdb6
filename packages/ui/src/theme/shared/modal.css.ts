import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { hairline, layer, media, space } from '../scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** The dimmed page under a modal. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.modal,
  display: 'flex',
  background: vars.scrim,
  '@media': { [media.motion]: { animation: `${appear} 120ms ease-out` } },
})

/** Heading, content, and actions. Only the content scrolls. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  blockSize: '100%',
  outline: 'none',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: `${space(3)} ${space(1)}`,
  paddingInline: `${space(5)} ${space(3)}`,
  overflowWrap: 'anywhere',
})

export const content = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: `${space(2)} ${space(5)} 0`,
  // A pseudo-element instead of padding, because sticky form buttons would stop short of padding.
  selectors: { '&::after': { content: '', display: 'block', blockSize: space(5) } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(3)} ${space(5)}`,
  borderBlockStart: hairline,
})
