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
  // The page receives focus on navigation. It's not a control, so it shows no focus ring.
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

/** Sits at the end of the title row, and on phones at the bottom of the screen, within thumb reach. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginInlineStart: 'auto',
  // Hides the empty bar when the user may not use any of its actions.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.below640]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      // Aligns with the page, so that a form's sticky bar covers it completely.
      padding: `${space(3)} ${space(4)}`,
      paddingBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom))`,
      borderBlockStart: hairline,
      background: vars.surface,
    },
  },
})

// Keeps focused elements clear of the bar.
globalStyle(pageRoot, { '@media': { [media.below640]: { scrollPaddingBlockEnd: space(20) } } })

globalStyle(`${end} > *`, { '@media': { [media.below640]: { flex: '1 1 auto' } } })
