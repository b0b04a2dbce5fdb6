/** Custom properties that a partner's page may set, without `--portal-`. */
export const themeNames = ['accent', 'surface', 'text', 'radius', 'font'] as const

const allowed = {
  accent: /^#[\da-f]{6}$/i,
  surface: /^#[\da-f]{6}$/i,
  text: /^#[\da-f]{6}$/i,
  radius: /^(1?\d|2[0-4])px$/,
  font: /^[\w ,'-]{1,120}$/,
} as const

/** Values of theme tokens as a page wrote them. */
export type ThemeTokens = Partial<Record<(typeof themeNames)[number], unknown>>

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What a set of tokens becomes inside the frame. */
export interface FrameTheme {
  /** Which of our own palettes fits the surface; undefined leaves it to the device. */
  readonly palette: 'light' | 'dark' | undefined
  /** Custom properties with their values. */
  readonly properties: Readonly<Record<string, string>>
}

/**
 * Reads tokens of a partner: what is not exactly a colour, a length or a list of names is dropped, and what has to be
 * read on a given colour is worked out from it, so that no partner can make a text vanish by naming one colour only.
 */
export const frameTheme = (tokens: ThemeTokens): FrameTheme => {
  const given: Partial<Record<(typeof themeNames)[number], string>> = {}
  for (const name of themeNames) {
    const value = tokens[name]
    if (typeof value === 'string' && allowed[name].test(value.trim())) given[name] = value.trim()
  }
  const { accent, surface, text, radius, font } = given
  const properties: Record<string, string> = {}
  const set = (name: string, value: string | undefined) => {
    if (value) properties[`--portal-${name}`] = value
  }
  set('accent', accent)
  // 0.179 is where black and white stand equally far from a colour.
  set('on-accent', accent && (luminance(accent) > 0.179 ? '#000000' : '#ffffff'))
  const palette = surface && (luminance(surface) > 0.179 ? 'light' : 'dark')
  set('surface', surface)
  set('raised', surface)
  if (surface) {
    const mix = (percent: number) => `color-mix(in srgb,var(--portal-text) ${percent}%,${surface})`
    set('sunken', mix(6))
    set('line', mix(14))
    set('edge', mix(55))
    set('muted', mix(75))
    const contrast = text ? (luminance(text) + 0.05) / (luminance(surface) + 0.05) : 1
    if (Math.max(contrast, 1 / contrast) >= 4.5) set('text', text)
  }
  set('radius', radius)
  set('font', font)
  return { palette: palette || undefined, properties }
}
