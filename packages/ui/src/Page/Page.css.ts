import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hairline, layer, media, space, width } from '../theme/scale.ts'
import { pageRoot } from '../theme/scope.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  inlineSize: '100%',
  marginInline: 'auto',
  padding: `${space(5)} ${space(4)} ${space(24)}`,
  // It takes focus when a page is gone to, and is no control that a focus ring would mark.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.from960]: { padding: `${space(6)} ${space(8)} ${space(16)}` } },
})

export const widths = styleVariants({
  page: { maxInlineSize: width.page },
  form: { maxInlineSize: width.form },
  full: { gap: space(4), '@media': { [media.from960]: { paddingBlockStart: space(4) } } },
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
})

/** At the title's end; on phones at the bottom of the screen, within thumb's reach. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginInlineStart: 'auto',
  // Of actions that a person has no right to, nothing is left.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.below640]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      // In line with the page: the bar of a form that comes over it hides all of it.
      padding: `${space(3)} ${space(4)}`,
      paddingBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom))`,
      borderBlockStart: hairline,
      background: vars.surface,
    },
  },
})

// What takes the focus is not left under it.
globalStyle(pageRoot, { '@media': { [media.below640]: { scrollPaddingBlockEnd: space(20) } } })

globalStyle(`${end} > *`, { '@media': { [media.below640]: { flex: '1 1 auto' } } })
