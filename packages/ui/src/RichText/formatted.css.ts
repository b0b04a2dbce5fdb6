import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { letters, space, stroke, type, weight } from '../theme/scale.ts'

/** Styles of formatted text, shared by editor and view. */
export const formatted = style({ overflowWrap: 'anywhere' })

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${formatted} :is(${selector})`, rule)

inside('p, h3, h4, ul, ol, blockquote', { margin: 0, textAlign: 'start' })
globalStyle(`${formatted} > * + :is(p, ul, ol, blockquote)`, { marginBlockStart: space(2) })
globalStyle(`${formatted} > * + :is(h3, h4)`, { marginBlockStart: space(4) })
inside('strong, h3, h4', { fontWeight: weight.strong })
inside('h3', { fontSize: type.large, lineHeight: 1.4 })
inside('h4', { fontSize: type.text })
inside('ul, ol', { paddingInlineStart: space(6) })
inside('li > p', { margin: 0 })
// A nested list has an item of its own, which shows no marker.
globalStyle(`${formatted} li:has(> :is(ul, ol):first-child)`, { listStyle: 'none' })
inside('blockquote', {
  paddingInlineStart: space(3),
  borderInlineStart: `${stroke.thick} solid ${vars.edge}`,
  color: vars.muted,
})
inside('a', {
  color: vars.accentInk,
  textDecorationLine: 'underline',
  textUnderlineOffset: letters(0.15),
  // Gives a link on its own line the minimum target height, without moving the lines.
  paddingBlock: space(0.75),
})
// Arabic has no italics. An overline is its traditional mark of emphasis.
inside('em', { fontStyle: 'italic' })
globalStyle(`${formatted} em:dir(rtl)`, { fontStyle: 'normal', textDecoration: 'overline' })
// An empty paragraph has no direction of its own, so it inherits the page's.
globalStyle(`${formatted} > [dir="auto"]:has(> br:only-child)`, { direction: 'inherit' })
