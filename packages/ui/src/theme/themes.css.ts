import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { dark, highContrast, light } from './palettes/index.ts'

const unset = ':root:not([data-theme])'

createGlobalTheme(':root', vars, light)
globalStyle(':root', { colorScheme: 'light' })

// Paper is white: what is printed takes the light colours, whatever the screen had.
globalStyle('[data-theme="dark"]', { '@media': { screen: { colorScheme: 'dark', vars: assignVars(vars, dark) } } })
globalStyle('[data-theme="high-contrast"]', { vars: assignVars(vars, highContrast) })

// Nobody chose: the device's wish holds, and the wish for contrast wins over the wish for dark.
globalStyle(unset, {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(vars, dark) },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: assignVars(vars, highContrast) },
  },
})
