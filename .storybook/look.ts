import { create } from 'storybook/theming/create'
// Storybook builds its own frame without the portal's export condition, so the file is named.
import { dark, light, type Palette } from '../packages/ui/src/theme/palettes/index.ts'

const fontBase = '"IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif'

const lookOf = (base: 'light' | 'dark', colours: Palette) =>
  create({
    base,
    brandTitle: 'Portal design system',
    brandTarget: '_self',
    fontBase,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.sunken,
    appContentBg: colours.surface,
    appPreviewBg: colours.surface,
    appBorderColor: colours.line,
    appBorderRadius: 8,
    textColor: colours.text,
    textMutedColor: colours.muted,
    textInverseColor: colours.surface,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barSelectedColor: colours.accent,
    barHoverColor: colours.accent,
    inputBg: colours.raised,
    inputBorder: colours.edge,
    inputTextColor: colours.text,
    inputBorderRadius: 4,
    buttonBg: colours.sunken,
    buttonBorder: colours.line,
    booleanBg: colours.sunken,
    booleanSelectedBg: colours.raised,
  })

/** Storybook's own frame in the portal's colours, so that nothing beside a component argues with it. */
export const looks = { light: lookOf('light', light), dark: lookOf('dark', dark) } as const

/** Whether the device asks for dark. */
export const wantsDark = () => matchMedia('(prefers-color-scheme: dark)').matches
