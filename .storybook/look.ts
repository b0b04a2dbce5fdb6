import { create } from 'storybook/theming/create'
// Storybook builds its manager without the `portal-source` condition, so this import names the file.
import { dark, light, type Palette } from '../packages/ui/src/theme/palettes/index.ts'

const fontBase = '"IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif'

/** The portal's logo with the title, in the manager's colours. */
const brandOf = ({ accent, onAccent, text }: Palette) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="32" viewBox="0 0 190 32">
      <rect width="32" height="32" rx="8" fill="${accent}"/>
      <path d="M10 26V13a6 6 0 0 1 12 0v13M16 26v-8" fill="none" stroke="${onAccent}" stroke-width="3" stroke-linecap="round"/>
      <text x="42" y="21" font-family="system-ui,sans-serif" font-size="15" font-weight="600" fill="${text}">Portal design system</text>
    </svg>`,
  )}`

const lookOf = (base: 'light' | 'dark', colours: Palette) =>
  create({
    base,
    brandTitle: 'Portal design system',
    brandImage: brandOf(colours),
    brandUrl: '?path=/story/welcome--welcome',
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

/** Storybook's manager in the portal's colours. */
export const looks = { light: lookOf('light', light), dark: lookOf('dark', dark) } as const

export const wantsDark = () => matchMedia('(prefers-color-scheme: dark)').matches
