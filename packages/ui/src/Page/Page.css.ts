import { style, styleVariants } from '@vanilla-extract/css'
import { media, space, width } from '../theme/scale.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  inlineSize: '100%',
  marginInline: 'auto',
  padding: `${space(5)} ${space(4)} ${space(10)}`,
  // It takes focus when a page is gone to, and is no control that a ring would point at.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.from960]: { padding: `${space(6)} ${space(8)} ${space(16)}` } },
})

export const widths = styleVariants({
  page: { maxInlineSize: width.page },
  form: { maxInlineSize: width.form },
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
})

export const end = style({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: space(2) })
