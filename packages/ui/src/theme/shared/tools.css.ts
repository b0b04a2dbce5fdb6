import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../scale.ts'

/** Quiet tools beside a count. On phones, their text aligns with the page's edge and stays on one line if it fits. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@media': { [media.below640]: { marginInlineStart: `calc(-1 * ${space(3)})` } },
})

// Hides the icon on phones. The arrow still identifies a menu.
globalStyle(`${tools} svg:first-child:not(:last-child)`, { '@media': { [media.below640]: { display: 'none' } } })
