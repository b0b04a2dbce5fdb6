import { globalStyle } from '@vanilla-extract/css'
import { basics, scheme, vars } from './contract.css.ts'
import { baseTextSizes, media, ring } from './scale.ts'
import { inRoot, surfaceRoot, textRoot, themeRoot } from './scope.ts'

globalStyle(':root', {
  vars: {
    [basics.font]: '"IBM Plex Sans", "IBM Plex Sans Arabic", "Plex stand-in", system-ui, sans-serif',
    [basics.radius]: '4px',
    [basics.type]: baseTextSizes.latin,
    [basics.leading]: '1.5',
    [basics.control]: '2.5rem',
    [basics.row]: '2.5rem',
    [basics.top]: '0px',
  },
})
globalStyle(':root:lang(ar), [lang="ar"]', { vars: { [basics.type]: baseTextSizes.arabic, [basics.leading]: '1.7' } })
globalStyle('[data-density="compact"]', { vars: { [basics.control]: '2rem', [basics.row]: '2rem' } })
globalStyle(':root', { '@media': { [media.touch]: { vars: { [basics.control]: '2.75rem' } } } })

globalStyle(`${inRoot}, ${inRoot}::before, ${inRoot}::after`, { boxSizing: 'border-box' })
globalStyle(`${inRoot}:where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre, fieldset)`, {
  margin: 0,
  padding: 0,
})
globalStyle(`${inRoot}:where(button, input, select, textarea)`, { font: 'inherit', color: 'inherit', margin: 0 })
// Comes after the rules for controls. On a host page, a button may itself be the root.
globalStyle(textRoot, {
  fontFamily: basics.font,
  fontSize: basics.type,
  lineHeight: basics.leading,
  color: vars.text,
  textSizeAdjust: '100%',
  colorScheme: scheme,
})
globalStyle(surfaceRoot, { background: vars.surface })
globalStyle(themeRoot, { colorScheme: scheme })
// Browsers lay out an empty `dir=auto` box from left to right. This aligns it with the page's direction.
globalStyle(`${inRoot}:where([dir="auto"]:placeholder-shown)`, { direction: 'inherit' })
globalStyle(`${inRoot}:where(fieldset)`, { border: 0, minInlineSize: 0 })
globalStyle(`${inRoot}:where([hidden])`, { display: 'none !important' })
globalStyle(`${inRoot}:where(:focus-visible)`, ring)

// Stops all animations, including the browser's own, if the user prefers reduced motion.
globalStyle(`${inRoot}, ${inRoot}::before, ${inRoot}::after`, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not just a short duration: styles would change after they are set, and scripts would measure old values.
      transitionProperty: 'none !important',
    },
  },
})
