import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { basics, colours, vars } from '../theme/contract.css.ts'
import { highContrast, light } from '../theme/palettes/index.ts'
import { shadow, space } from '../theme/scale.ts'

/** A4, with the margin for both preview and print. */
const [SHORT, LONG, MARGIN] = ['210mm', '297mm', '15mm']

/** Scales the sheet down to fit the viewport. tan(atan2()) divides two lengths into a plain number. */
const fitted = (paper: string) => `min(1, tan(atan2(calc(100vw - ${space(8)}), ${paper})))`

/** Paper is white, with the ink of the light theme, or that of high contrast. */
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
  // Actual size may exceed the viewport, which then scrolls. Users choose it to read the text.
  selectors: { '&[data-actual]': { zoom: 1 } },
  '@media': { print: { page: name, zoom: 1, inlineSize: 'auto', minBlockSize: 0 } },
})

export const papers = styleVariants({
  portrait: paper('portal-portrait', SHORT, LONG),
  landscape: paper('portal-landscape', LONG, SHORT),
})

/** Hidden where the sheet fits. Media queries can't calculate, so the breakpoint is the sheet plus its margins. */
const whereSmaller = (inWindow: string) => ({ '@media': { [`(min-width: ${inWindow})`]: { display: 'none' } } })

/** The container of the zoom button. */
export const zooms = styleVariants({ portrait: whereSmaller('218.5mm'), landscape: whereSmaller('305.5mm') })

// The style types don't know the `size` descriptor of `@page`.
const page = (size: string) => ({
  size,
  margin: MARGIN,
  '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: basics.type },
})
globalStyle('@page portal-portrait', page('A4 portrait'))
globalStyle('@page portal-landscape', page('A4 landscape'))
