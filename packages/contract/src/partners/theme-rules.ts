import { type BrandPage, brandColours, contrastOf, isLight, mixOf } from './brand.ts'

/** Custom properties without `--portal-`. */
export const themeNames = ['accent', 'surface', 'text', 'radius', 'font'] as const

const allowed = {
  accent: /^#[\da-f]{6}$/i,
  surface: /^#[\da-f]{6}$/i,
  text: /^#[\da-f]{6}$/i,
  radius: /^(1?\d|2[0-4])px$/,
  font: /^[\w ,'-]{1,120}$/,
} as const

/** Unchecked values from the page. */
export type ThemeTokens = Partial<Record<(typeof themeNames)[number], unknown>>

/** The portal's own backgrounds and text colours. Must match the palettes of the design system. */
export const ownPages = {
  light: { grounds: ['#ffffff', '#f4f5f7'], text: '#171a20' },
  dark: { grounds: ['#121519', '#1a1e24', '#1d2229'], text: '#e8eaee' },
} as const satisfies Readonly<Record<string, BrandPage>>

export interface FrameTheme {
  /** The palette that suits the surface. Undefined follows the device. */
  readonly palette: 'light' | 'dark' | undefined
  /** Custom properties. If the palette follows the device, those for light pages. */
  readonly properties: Readonly<Record<string, string>>
  /** Overrides for dark devices, if the palette follows the device. */
  readonly inDark: Readonly<Record<string, string>>
}

const named = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[`--portal-${name}`, value] as const] : [])),
  )

const accentOn = (accent: string | undefined, page: BrandPage) => {
  if (!accent) return {}
  const colours = brandColours(accent, page)
  return named({
    accent: colours.accent,
    'on-accent': colours.onAccent,
    'accent-ink': colours.accentInk,
    focus: colours.focus,
  })
}

/** Secondary colours of a surface, as percentages of its text colour. */
const shares = { sunken: 6, line: 14, edge: 55, muted: 75 } as const

const lesser = (surface: string) =>
  Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, `color-mix(in srgb,var(--portal-text) ${share}%,${surface})`]),
  )

/** Drops invalid values. Derives other colours for contrast, so that setting one colour can't hide text. */
export const frameTheme = (tokens: ThemeTokens): FrameTheme => {
  const given: Partial<Record<(typeof themeNames)[number], string>> = {}
  for (const name of themeNames) {
    const value = tokens[name]
    if (typeof value === 'string' && allowed[name].test(value.trim())) given[name] = value.trim()
  }
  const { accent, surface, radius, font } = given
  const rest = { radius, font }
  if (!surface) {
    const properties = { ...accentOn(accent, ownPages.light), ...named(rest) }
    return { palette: undefined, properties, inDark: accentOn(accent, ownPages.dark) }
  }
  const palette = isLight(surface) ? 'light' : 'dark'
  const text = given.text && contrastOf(given.text, surface) >= 4.5 ? given.text : undefined
  const words = text ?? ownPages[palette].text
  const page = { grounds: [surface, mixOf(words, shares.sunken / 100, surface)], text: words }
  const own = named({ surface, raised: surface, ...lesser(surface), text, ...rest })
  return { palette, properties: { ...accentOn(accent, page), ...own }, inDark: {} }
}
