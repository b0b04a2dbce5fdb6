import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { colours, schemeName } from './contract.css.ts'
import { dark, darkHighContrast, highContrast, light, type Palette } from './palettes/index.ts'
import { rootAttribute } from './scope.ts'

const unset = ':root:not([data-theme])'

// Opt-in, because a page with its own background would otherwise get light text on it on dark devices.
const followsDevice = `:root:where([${rootAttribute}]):not([data-theme]), :root[data-theme="system"]`

// Also by name, for a light part of a dark page.
const lit = ':root, [data-theme="light"]'

const themeOf = (scheme: 'light' | 'dark', palette: Palette) => ({
  vars: { [schemeName]: scheme, ...assignVars(colours, palette) },
})

createGlobalTheme(lit, colours, light)
globalStyle(lit, { vars: { [schemeName]: 'light' } })

// Paper is white, so printing uses the light colours in every theme.
const darkScreen = themeOf('dark', dark)
const contrast = themeOf('light', highContrast)
const darkContrastScreen = themeOf('dark', darkHighContrast)

globalStyle('[data-theme="dark"]', { '@media': { screen: darkScreen } })
globalStyle('[data-theme="high-contrast"]', contrast)
globalStyle('[data-theme="dark-high-contrast"]', { ...contrast, '@media': { screen: darkContrastScreen } })

// Without a chosen theme, the device's preferences for dark and contrast apply, separately or combined.
globalStyle(followsDevice, { '@media': { 'screen and (prefers-color-scheme: dark)': darkScreen } })
globalStyle(`${unset}, :root[data-theme="system"]`, {
  '@media': { '(prefers-contrast: more)': contrast },
})
globalStyle(followsDevice, {
  '@media': { 'screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': darkContrastScreen },
})
