import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, type } from '../theme/scale.ts'

export const row = style({
  display: 'flex',
  gap: space(2),
  alignItems: 'flex-start',
  paddingBlock: space(0.5),
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space(2.5) } },
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.muted } },
})

export const mark = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.2em',
  accentColor: vars.accent,
  cursor: 'inherit',
})

/** Under the words, not under the box. */
export const notes = style({ paddingInlineStart: `calc(1.125rem + ${space(2)})` })

/** A sentence under the words of one choice. */
export const note = style({ display: 'block', color: vars.muted, fontSize: type.small })
