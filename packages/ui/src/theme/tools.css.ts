import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from './scale.ts'

/** Quiet tools beside a count. On phones their words begin at the page's edge, and are in one line as far as they fit. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@media': { [media.below640]: { marginInlineStart: `calc(-1 * ${space(3)})` } },
})

// A menu is known by its arrow there.
globalStyle(`${tools} svg:first-child:not(:last-child)`, { '@media': { [media.below640]: { display: 'none' } } })
