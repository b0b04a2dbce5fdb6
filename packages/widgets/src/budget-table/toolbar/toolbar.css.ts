import { letters, media, space, span, type, vars } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The tools do not belong on paper. */
export const tools = style({ '@media': { print: { display: 'none' } } })

export const statusLine = style({
  // What is said wraps in its own space, and leaves the tools where they are.
  flex: `1 1 ${span(64)}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  gap: `0 ${space(4)}`,
  // Space for two lines, so that nothing moves when something is said.
  minInlineSize: 0,
  minBlockSize: letters(2.25),
  lineHeight: 1.125,
  color: vars.muted,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Space for four: there the rates alone take two or three.
    [media.below640]: { minBlockSize: letters(5.2), lineHeight: 1.3 },
  },
})

/** A rate in one piece. */
export const nowrap = style({ whiteSpace: 'nowrap' })

globalStyle(`${statusLine} [data-tone]`, { color: vars.warning })

/** What has happened: only the last is seen. The others stay for screen readers, as long as they may be read out. */
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
