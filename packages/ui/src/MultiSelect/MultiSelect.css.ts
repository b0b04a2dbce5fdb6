import { style } from '@vanilla-extract/css'
import { clearable, control, endPadding } from '../field/control.css.ts'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, media, radius, space, span, touch, type } from '../theme/scale.ts'

/** Tags and input wrap like words, and the box grows with them. */
const holder = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  paddingBlock: space(1),
  paddingInlineStart: space(1),
  selectors: { '&[data-disabled]': { minBlockSize: basics.control } },
})

const usual = `${control} ${endPadding} ${holder}`

/** The clearable box leaves room for its clear button. */
export const looks = { usual, clearable: `${usual} ${clearable}` } as const

export const typing = style({
  flex: `1 1 ${span(10)}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: span(7),
  padding: 0,
  paddingInlineStart: space(2),
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
  // The input wraps to a line of its own only when its text needs one.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', flexBasis: 'auto', minInlineSize: span(10) } },
})

export const tags = style({ display: 'contents', listStyle: 'none' })

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: `calc(100% - ${touch})`,
  minBlockSize: span(7),
  paddingInline: space(2),
  border: hairline,
  borderRadius: radius.small,
  background: vars.sunken,
  fontSize: type.small,
  selectors: { '&:has(button)': { paddingInlineEnd: 0 } },
})

export const tagWords = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: span(7),
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  color: vars.muted,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text },
    '&:active': { color: vars.accentInk },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { inlineSize: touch, minBlockSize: touch } },
})
