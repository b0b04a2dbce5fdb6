import { letters, media, space, span, type, vars } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const tools = style({ '@media': { print: { display: 'none' } } })

export const statusLine = style({
  // Texts wrap in their own space and never push the tools.
  flex: `1 1 ${span(64)}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  gap: `0 ${space(4)}`,
  // Reserves two lines, so that messages don't shift the layout.
  minInlineSize: 0,
  minBlockSize: letters(2.25),
  lineHeight: 1.125,
  color: vars.muted,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Reserves four lines, because the rates alone take two or three.
    [media.below640]: { minBlockSize: letters(5.2), lineHeight: 1.3 },
  },
})

/** Keeps a rate on one line. */
export const nowrap = style({ whiteSpace: 'nowrap' })

globalStyle(`${statusLine} [data-tone]`, { color: vars.warning })

/** Only the last announcement is visible. Earlier ones stay until screen readers have read them. */
export const announcement = style({
  selectors: {
    '&:not([data-seen])': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
