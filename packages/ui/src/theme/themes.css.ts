import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { colours } from './contract.css.ts'
import { dark, darkHighContrast, highContrast, light } from './palettes/index.ts'

const unset = ':root:not([data-theme])'

// By name too, for a light part of a dark page.
const lit = ':root, [data-theme="light"]'

createGlobalTheme(lit, colours, light)
globalStyle(lit, { colorScheme: 'light' })

// Paper is white: what is printed takes the light colours, whatever the screen had.
const darkScreen = { colorScheme: 'dark', vars: assignVars(colours, dark) } as const
const darkContrastScreen = { colorScheme: 'dark', vars: assignVars(colours, darkHighContrast) } as const

globalStyle('[data-theme="dark"]', { '@media': { screen: darkScreen } })
globalStyle('[data-theme="high-contrast"]', { vars: assignVars(colours, highContrast) })
globalStyle('[data-theme="dark-high-contrast"]', {
  vars: assignVars(colours, highContrast),
  '@media': { screen: darkContrastScreen },
})

// Nobody chose: the device's wishes for dark and for contrast apply, together where it has both.
globalStyle(unset, {
  '@media': {
    'screen and (prefers-color-scheme: dark)': darkScreen,
    '(prefers-contrast: more)': { colorScheme: 'light', vars: assignVars(colours, highContrast) },
    'screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': darkContrastScreen,
  },
})
