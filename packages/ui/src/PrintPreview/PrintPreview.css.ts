import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, layer, space } from '../theme/scale.ts'

/** Puts the preview back into the normal flow for printing. */
const flat = {
  position: 'static',
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  background: 'none',
} as const

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.printPreview,
  background: vars.sunken,
  '@media': { print: flat },
})

export const modal = style({ blockSize: '100%', '@media': { print: flat } })

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'auto',
  outline: 'none',
  '@media': { print: flat },
})

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(2)} ${space(4)}`,
  borderBlockEnd: hairline,
  color: vars.text,
  background: vars.raised,
  '@media': { print: { display: 'none' } },
})

export const buttons = style({ display: 'flex', gap: space(2), marginInlineStart: 'auto' })

// Hides the page under the preview in print, and undoes its scroll lock, which would clip the paper. The oldest
// supported browsers lack `:has`, so print-alone.ts marks what to print.
globalStyle(':root[data-printed] body > :not([data-printed])', {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(':root[data-printed], :root[data-printed] body', {
  '@media': { print: { overflow: 'visible !important', blockSize: 'auto', margin: 0, background: 'none' } },
})
