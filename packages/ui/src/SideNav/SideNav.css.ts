import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { chosen, hairline, media, radius, space, swift, wash, weight } from '../theme/scale.ts'

export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space(0.5) })

/** Always in view, however many places there are. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: space(-3),
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  marginBlock: `auto ${space(-3)}`,
  paddingBlock: space(3),
  background: 'inherit',
  borderBlockStart: hairline,
})

export const nav = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%', background: 'inherit' })

export const place = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    inlineSize: '100%',
    minBlockSize: '2.25rem',
    padding: `${space(1)} ${space(3)}`,
    border: 0,
    borderRadius: radius.small,
    color: vars.text,
    background: 'none',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
    selectors: {
      '&:hover': { background: vars.sunken },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': { color: vars.accent, background: wash(vars.accent), fontWeight: weight.strong, ...chosen },
      '[data-folded] &': { justifyContent: 'center', paddingInline: 0 },
    },
  },
  swift('background-color', 'color'),
])

export const sign = style({
  display: 'flex',
  color: vars.muted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})

export const words = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  selectors: { '&:lang(ar)': { lineHeight: 1.5 } },
})
