import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { basics, colours, vars } from '../theme/contract.css.ts'
import { highContrast, light } from '../theme/palettes/index.ts'
import { shadow, space } from '../theme/scale.ts'

/** A4, and the margin that both the preview and the printer use. */
const [SHORT, LONG, MARGIN] = ['210mm', '297mm', '15mm']

/** The sheet is drawn as small as the window asks for: a ratio of two lengths, computed from the angle between them. */
const fitted = (paper: string) => `min(1, tan(atan2(calc(100vw - ${space(8)}), ${paper})))`

/** Paper is white, and its ink the light theme's, or that of high contrast. */
export const sheet = style({
  vars: assignVars(colours, light),
  colorScheme: 'light',
  flexShrink: 0,
  margin: `${space(6)} auto`,
  padding: MARGIN,
  boxShadow: shadow,
  fontSize: basics.type,
  color: vars.text,
  background: vars.surface,
  selectors: { '[data-theme$="high-contrast"] &': { vars: assignVars(colours, highContrast) } },
  '@media': {
    print: { margin: 0, padding: 0, boxShadow: 'none' },
    '(prefers-contrast: more)': {
      selectors: { ':root:not([data-theme]) &': { vars: assignVars(colours, highContrast) } },
    },
  },
})

const paper = (name: string, inlineSize: string, minBlockSize: string) => ({
  inlineSize,
  minBlockSize,
  zoom: fitted(inlineSize),
  // Larger than the window, which scrolls to all of it: what is read, not what it looks like.
  selectors: { '&[data-actual]': { zoom: 1 } },
  '@media': { print: { page: name, zoom: 1, inlineSize: 'auto', minBlockSize: 0 } },
})

export const papers = styleVariants({
  portrait: paper('portal-portrait', SHORT, LONG),
  landscape: paper('portal-landscape', LONG, SHORT),
})

/**
 * Only where the sheet is drawn smaller than it is; queries reckon with no sums, so this is the sheet and its edges.
 */
const whereSmaller = (inWindow: string) => ({ '@media': { [`(min-width: ${inWindow})`]: { display: 'none' } } })

/** Contains what scales a sheet to its own size. */
export const zooms = styleVariants({ portrait: whereSmaller('218.5mm'), landscape: whereSmaller('305.5mm') })

// Pages have a size, which the types of styles do not know of.
const page = (size: string) => ({
  size,
  margin: MARGIN,
  '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: basics.type },
})
globalStyle('@page portal-portrait', page('A4 portrait'))
globalStyle('@page portal-landscape', page('A4 landscape'))
